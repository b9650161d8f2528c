import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import type { ItemRow } from '#content/contract.ts'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import type { ReplayDetail } from '#features/replays/contract.ts'
import type { Paged } from '#platform/contract/paging.ts'

let site: TestApp
let author: Author

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  author = await startAuthoring(site)
})
afterAll(() => site.close())

const day = (at: number) => new Date(Date.UTC(2026, 2, 2 + at)).toISOString().slice(0, 10)
const tables = {
  prices: `time,open,high,low,close\n${Array.from({ length: 40 }, (_, at) => `${day(at)},10,12,9,11`).join('\n')}\n`,
  values: 'time,value\n2026-03-02,10\n2026-03-03,11\n',
  orders: 'at,action,side,price,units,name\n0,limit,sell,100,500,a\n0,limit,buy,99,500,b\n',
}

async function importTable(id: string, form: keyof typeof tables): Promise<void> {
  const given = { decimals: '2', unit: 'ETB', isMadeUp: 'yes', sourceEn: 'Us', sourceAm: 'እኛ', licence: 'CC' }
  const sent = new FormData()
  for (const [name, value] of Object.entries({ form, ...given })) sent.set(name, value)
  sent.set('file', new File([tables[form]], 'series.csv', { type: 'text/csv' }))
  const { status } = await author.browser.send('POST', `/api/admin/data-sets/${id}/versions`, sent)
  expect(status).toBe(201)
}

/** A data set that nobody but editors sees yet. */
async function draftDataSet(title: string, form?: keyof typeof tables): Promise<string> {
  const { id } = await author.start('resource', title)
  await author.change(id, { details: { resourceType: 'dataset' } })
  await author.save(id, 'en', { title })
  if (form) await importTable(id, form)
  return id
}

describe.each([
  { kind: 'replay', form: 'prices', field: 'details.dataSet', detailsOf: (id: string) => ({ dataSet: id }) },
  {
    kind: 'orderBook',
    form: 'orders',
    field: 'details.script',
    detailsOf: (id: string) => ({
      script: [id],
      missions: [{ form: 'average', side: 'buy', units: 100, price: 10_200 }],
    }),
  },
] as const)('the data set of a published $kind', ({ kind, form, field, detailsOf }) => {
  test('is one that its readers see, not only its editors', async () => {
    const dataSet = await draftDataSet(`Draft for ${kind}`, form)
    const { id, slug } = await author.start(kind, `Early ${kind}`)
    await author.change(id, { details: detailsOf(dataSet) })
    await author.save(id, 'en', { title: `Early ${kind}` })
    const publish = async () => (await author.publish(id, 'en')).json.fields
    expect(await publish()).toEqual({ [field]: 'unknown' })
    expect((await author.publish(dataSet, 'en')).status).toBe(200)

    await author.change(dataSet, { access: 'signed-in' })
    expect(await publish()).toEqual({ [field]: 'unknown' })
    await author.change(id, { access: 'signed-in' })
    expect(await publish()).toBeUndefined()
    await author.change(dataSet, { access: 'public' })
    await author.change(id, { access: 'public' })
    expect(await publish()).toBeUndefined()
    if (kind !== 'replay') return
    const { json } = await site.browser().get<ReplayDetail>(`/api/replays/${slug}?lang=en`)
    expect(json.exercise?.barCount).toBe(40)
  })
})

test('data sets are offered by what their newest series is', async () => {
  const prices = await draftDataSet('Offered prices', 'prices')
  const values = await draftDataSet('Offered values', 'values')
  await draftDataSet('Offered, still empty')
  const turned = await draftDataSet('Offered turned', 'prices')
  await importTable(turned, 'values')
  const offered = async (series: string) => {
    const address = `/api/admin/items?kind=resource&q=Offered&series=${series}`
    const { items } = (await author.browser.get<Paged<ItemRow>>(address)).json
    return items.map(({ id }) => id).toSorted()
  }
  expect(await offered('prices')).toEqual([prices])
  expect(await offered('prices,values')).toEqual([prices, values, turned].toSorted())
  expect(await offered('orders')).toEqual([])
  expect((await author.browser.get('/api/admin/items?kind=resource&series=bars')).status).toBe(422)
})
