import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs } from '#app/server/test-accounts.ts'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import type { Actor } from '#platform/actor.ts'
import { systemContext } from '#platform/server/context.ts'
import type { SeriesColumns } from '../packing.ts'
import { keepSeries, readBarCounts, readSeries, type SeriesFacts } from './series.ts'

let site: TestApp
let author: Author

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  author = await startAuthoring(site)
})

afterAll(() => site.close())

const facts: SeriesFacts = {
  unit: 'ETB',
  decimals: 2,
  isMadeUp: true,
  source: { en: 'Made by us', am: 'በእኛ የተሠራ' },
  licence: 'CC BY 4.0',
}
const columns: SeriesColumns = { form: 'values', times: ['2026-03-02', '2026-03-03'], values: [1000, 1010] }

test('a series is read by id and slug as whoever asks may see its resource', async () => {
  const details = { resourceType: 'dataset' } as const
  const item = await author.post('resource', { en: 'Rates', am: 'ተመኖች' }, { details })
  const draft = await author.start('resource', 'Not shown')
  const closed = await author.post('resource', { en: 'For members' }, { details, access: 'signed-in' })
  const ctx = systemContext(site.services, 'test')
  for (const { id } of [item, draft, closed]) await keepSeries(ctx, id, { facts, columns })

  const am = await readSeries({ ...ctx, language: 'am' }, item.slug)
  expect(am).toEqual({
    id: item.id,
    slug: item.slug,
    title: 'ተመኖች',
    version: 1,
    source: 'በእኛ የተሠራ',
    unit: 'ETB',
    decimals: 2,
    isMadeUp: true,
    licence: 'CC BY 4.0',
    ...columns,
  })
  expect(await readSeries(ctx, item.id)).toMatchObject({ title: 'Rates', source: 'Made by us' })

  const titlesFor = async (actor: Actor) =>
    (await Promise.all([draft, closed].map(({ id }) => readSeries({ ...ctx, actor }, id)))).map(
      (one) => one?.title,
    )
  expect(await titlesFor({ kind: 'guest' })).toEqual([undefined, undefined])
  expect(await titlesFor(await actorOf('user'))).toEqual([undefined, 'For members'])
  expect(await titlesFor(await actorOf('admin'))).toEqual(['Not shown', 'For members'])
})

test('the same again is no new version, anything else is, and earlier versions stay', async () => {
  const item = await author.post('resource', { en: 'Versions' }, { details: { resourceType: 'dataset' } })
  const ctx = systemContext(site.services, 'test')
  const keep = (values: number[], unit = 'ETB') =>
    keepSeries(ctx, item.id, { facts: { ...facts, unit }, columns: { ...columns, values } as SeriesColumns })
  expect(await keep([1, 2])).toEqual({ version: 1, isNew: true })
  expect(await keep([1, 2])).toEqual({ version: 1, isNew: false })
  expect(await keep([1, 3])).toEqual({ version: 2, isNew: true })
  expect(await keep([1, 3], 'USD')).toEqual({ version: 3, isNew: true })
  expect(await readSeries(ctx, item.id)).toMatchObject({ version: 3, unit: 'USD', values: [1, 3] })
  expect(await readSeries(ctx, item.id, 1)).toMatchObject({ version: 1, unit: 'ETB', values: [1, 2] })
  expect(await readSeries(ctx, item.id, 4)).toBeUndefined()
})

test('how many bars a series of prices has is known of each version, of other series nothing', async () => {
  const item = await author.post('resource', { en: 'Counted' }, { details: { resourceType: 'dataset' } })
  const ctx = systemContext(site.services, 'test')
  const prices = (count: number): SeriesColumns => {
    const of = (value: number) => Array.from({ length: count }, () => value)
    const times = Array.from({ length: count }, (_, day) => `2026-03-0${day + 1}`)
    return { form: 'prices', times, open: of(2), high: of(3), low: of(1), close: of(2), volume: of(9) }
  }
  for (const count of [2, 4]) await keepSeries(ctx, item.id, { facts, columns: prices(count) })
  const { id } = item
  const wanted = [{ id }, { id, version: 1 }, { id, version: 3 }, { id: 'nothing' }]
  expect(await readBarCounts(ctx, wanted)).toEqual([4, 2, undefined, undefined])
  await keepSeries(ctx, id, { facts, columns })
  expect(await readBarCounts(ctx, wanted)).toEqual([undefined, 2, undefined, undefined])
})

async function actorOf(role: 'user' | 'admin'): Promise<Actor> {
  const { browser } = await signInAs(site, { role })
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return site.app.identity.readActor(
    new Request('http://localhost:3000/', { headers: { cookie } }),
    site.services,
  )
}
