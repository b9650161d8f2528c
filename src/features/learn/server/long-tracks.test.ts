import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '#app/server/test-site.ts'
import type { Collection, Item } from '#content/contract.ts'
import { copyPublished } from '#content/server/test-copies.ts'
import type { MemberDashboard } from '#features/dashboard/contract.ts'
import type { LearnDetail, LearnList } from '../contract.ts'

let site: TestSite
let long: Collection
let firstOfLong: Item

beforeAll(async () => {
  site = await createTestSite()
  const track = async (titleEn: string, sortOrder: number) =>
    (
      await site.admin.browser.send<Collection>('POST', '/api/admin/collections', {
        kind: 'track',
        titleEn,
        sortOrder,
      })
    ).json
  const publish = (title: string, { id: collectionId }: Collection) =>
    site.publish({ kind: 'learn', title, collectionId, fields: { sortOrder: 1 } })
  const short = await publish('Short', await track('Short', 1))
  long = await track('Long', 2)
  firstOfLong = await publish('Long', long)
  await copyPublished(site, short.id, 290, { name: 'in-no-track', collectionId: null })
  await copyPublished(site, firstOfLong.id, 320, { name: 'in-long', from: 2 })
})
afterAll(() => site.close())

const last = 'in-long-319'

test('a track shows all its pages, however many there are in it and beside it', async () => {
  const { tracks } = (await site.browser().get<LearnList>('/api/learn?lang=en')).json
  expect(tracks.map(({ slug, items }) => [slug, items.length])).toEqual([
    ['short', 1],
    ['long', 321],
  ])
  expect(new Set(tracks[1]?.items.map(({ id }) => id)).size).toBe(321)
  expect(tracks[1]?.items.at(-1)?.slug).toBe(last)
})

test('the last page of a long track has its place in it', async () => {
  const { track, previous, next } = (await site.browser().get<LearnDetail>(`/api/learn/${last}?lang=en`)).json
  expect([track?.items.length, previous?.slug, next]).toEqual([321, 'in-long-318', null])
})

test('a device keeps a long track whole', async () => {
  const { status, json } = await site
    .browser()
    .get<{ pages?: unknown[] }>(`/api/pocket/track/${long.slug}?lang=en`)
  expect([status, json.pages?.length]).toEqual([200, 321])
})

test('the dashboard counts all pages of a track that somebody has begun', async () => {
  const { browser } = await site.join('reads@example.com')
  await browser.send('PUT', `/api/learn/${firstOfLong.id}/read`)
  const { tracks } = (await browser.get<MemberDashboard>('/api/dashboard?lang=en')).json
  expect(tracks).toMatchObject([
    { slug: long.slug, readCount: 1, pageCount: 321, next: { slug: 'in-long-0' } },
  ])
})
