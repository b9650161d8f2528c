import { afterAll, beforeAll, expect, test } from 'vitest'
import { newAddress } from '#app/server/test-accounts.ts'
import { createTestSite, type TestSite } from '#app/server/test-site.ts'
import type { ReplayDetail } from '../contract.ts'
import { wanderingSeries } from '../test-series.ts'
import { resultsAnHour } from './replays.ts'
import { registerLengthsForReplays, registerSeriesOfReplays } from './series-reader.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite({ RATE_LIMIT_FACTOR: '1' })
  registerSeriesOfReplays(async (_, id) => wanderingSeries(id))
  registerLengthsForReplays(async (_, all) => all.map(() => 60))
})
afterAll(async () => {
  registerSeriesOfReplays(async () => undefined)
  registerLengthsForReplays(async () => [])
  await site.close()
})

test('a member hands in so many runs an hour and no more, from wherever; others behind the same address go on', async () => {
  const link = { resourceType: 'link', url: 'https://nbe.gov.et' }
  const { id } = await site.publish({ kind: 'resource', title: 'Prices', fields: { details: link } })
  const details = { dataSet: id, hiddenFrom: 21 }
  const { slug } = await site.publish({ kind: 'replay', title: 'Played', fields: { details } })
  const { json } = await site.browser().get<ReplayDetail>(`/api/replays/${slug}`)
  const { revisionKey } = json.exercise ?? {}
  const [busy, other] = [await site.join('busy@example.com'), await site.join('other@example.com')]
  const address = newAddress()
  const handIn = async (cookies: Map<string, string>, from: string) => {
    const browser = site.browser({ address: from })
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    const given = { revisionKey, log: { decisions: [], until: 40 } }
    return browser.send('POST', `/api/replays/${slug}/results`, given)
  }
  const statuses: number[] = []
  for (let count = 0; count < resultsAnHour; count++)
    statuses.push((await handIn(busy.browser.cookies, count % 2 === 0 ? address : newAddress())).status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  const refused = await handIn(busy.browser.cookies, newAddress())
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await handIn(other.browser.cookies, address)).status).toBe(200)
})
