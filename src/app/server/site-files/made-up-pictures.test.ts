import { afterAll, beforeAll, expect, test } from 'vitest'
import { newAddress } from '../test-accounts.ts'
import { createTestSite, type TestSite } from '../test-site.ts'
import { registerSeriesOfCharts } from '#features/charts/server/charts.ts'
import { pictureAddress } from '#features/charts/server/picture-address.ts'
import { testPrices } from '#features/charts/test-series.ts'
import { newPictures } from '#features/share-cards/server/cards.ts'

let site: TestSite
let shareImage: string

beforeAll(async () => {
  site = await createTestSite({ RATE_LIMIT_FACTOR: '1' })
  registerSeriesOfCharts(async (_, id) => (id === 'beans' ? testPrices(id, 60) : undefined))
  const { slug } = await site.publish({ kind: 'blog', title: 'Beans' })
  const { json } = await site.browser().get<{ article: { shareImage: string } }>(`/api/blogs/${slug}?lang=en`)
  shareImage = json.article.shareImage
})

afterAll(async () => {
  registerSeriesOfCharts(async () => undefined)
  await site.close()
})

/** An address that no text of the site names: anybody can write one with a level of their own. */
function madeUp(price: number): string {
  const attrs = {
    dataSet: 'beans',
    compared: null,
    form: 'line',
    from: '2026-01-05',
    to: '2026-01-31',
    title: '',
    description: '',
    notes: [{ kind: 'level', price: String(price), text: '' }],
  } as const
  const series = testPrices('beans', 60)
  return pictureAddress({ attrs: { ...attrs, notes: [...attrs.notes] }, series, other: null }, 'en')
}

test('the card of a text does not wait for pictures that strangers make up', async () => {
  const stranger = site.browser({ address: newAddress() })
  const asked = Array.from({ length: 12 }, (_, index) => stranger.get(madeUp(400 + index)))
  // As soon as one is refused there is no place left for another.
  await new Promise<void>((resolve) => {
    for (const one of asked) void one.then(({ status }) => status === 503 && resolve())
  })
  expect((await site.browser().get(shareImage)).status).toBe(200)
  const answers = await Promise.all(asked)
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(8)
})

test('one address has so many new pictures drawn and no more; those that are drawn it still gets', async () => {
  const stranger = site.browser({ address: newAddress() })
  const drawn = madeUp(600)
  expect((await stranger.get(drawn)).status).toBe(200)
  const asked = await Promise.all(
    Array.from({ length: newPictures.most }, (_, index) => stranger.get(madeUp(10_000 + index))),
  )
  const refused = asked.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(1)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await stranger.get(drawn)).status).toBe(200)
  expect((await site.browser({ address: newAddress() }).get(madeUp(601))).status).toBe(200)
})
