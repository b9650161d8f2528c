import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInAs } from '#app/server/test-accounts.ts'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import type { ItemRow } from '#content/contract.ts'
import type { Block } from '#content/blocks/nodes/block.ts'
import { documentOf, paragraph, type Author } from '#content/server/test-authoring.ts'
import type { ItemChange } from '#desk/bulk/contract.ts'
import type { OpenRun, ReplayDetail, StepAnswer } from '#features/replays/contract.ts'
import { startCarrying, type Carrier } from '#features/transfer/server/archive/test-archive.ts'
import type { Paged } from '#platform/contract/paging.ts'

let site: TestApp
let author: Author
let carrier: Carrier

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  carrier = await startCarrying(site)
  author = carrier.author
})
afterAll(() => site.close())

const day = (at: number) => new Date(Date.UTC(2026, 2, 2 + at)).toISOString().slice(0, 10)
const tables = {
  prices: `time,open,high,low,close\n${Array.from({ length: 40 }, (_, at) => `${day(at)},10,12,9,11`).join('\n')}\n`,
  values: 'time,value\n2026-03-02,10\n2026-03-03,11\n',
  orders: 'at,action,side,price,units,name\n0,limit,sell,100,500,a\n0,limit,buy,99,500,b\n',
}

async function importTable(id: string, form: keyof typeof tables): Promise<void> {
  expect((await sendTable(id, form)).status).toBe(201)
}

function sendTable(id: string, form: keyof typeof tables) {
  const given = { decimals: '2', unit: 'ETB', isMadeUp: 'yes', sourceEn: 'Us', sourceAm: 'እኛ', licence: 'CC' }
  const sent = new FormData()
  for (const [name, value] of Object.entries({ form, ...given })) sent.set(name, value)
  sent.set('file', new File([tables[form]], 'series.csv', { type: 'text/csv' }))
  return author.browser.send<{ code: string }>('POST', `/api/admin/data-sets/${id}/versions`, sent)
}

const at = (id: string) => `/api/admin/items/${id}`

/** The status, or why not, and what is in the way. */
async function send(...request: Parameters<typeof author.browser.send>) {
  const { status, json } = await author.browser.send<{ code: string; details?: { items?: unknown } }>(
    ...request,
  )
  return status < 300 ? status : [json.code, json.details?.items]
}

/** All that would take an item from those who read it. */
async function takeAway(id: string) {
  const { version } = await author.read(id)
  const { json } = await author.browser.send<ItemChange>('POST', '/api/admin/item-changes', {
    action: 'unpublish',
    ids: [id],
  })
  return [
    await send('DELETE', `${at(id)}/editions/en/publication`),
    await send('PATCH', at(id), { version, access: 'signed-in' }),
    await send('DELETE', at(id)),
    ...json.results.map(({ code, inTheWay }) => [code, inTheWay]),
  ]
}

const inTheWay = (id: string, more: Partial<ItemChange['results'][number]['inTheWay'][number]>) => [
  'item.in_use',
  [expect.objectContaining({ id, path: expect.stringMatching(`^/admin/.*/${id}$`), need: 'shown', ...more })],
]

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

  test('stays with its readers as long as they see what needs it', async () => {
    const dataSet = await draftDataSet(`Kept for ${kind}`, form)
    expect((await author.publish(dataSet, 'en')).status).toBe(200)
    const item = await author.start(kind, `Kept ${kind}`)
    await author.change(item.id, { details: detailsOf(dataSet) })
    await author.save(item.id, 'en', { title: `Kept ${kind}` })
    await author.save(item.id, 'am', { title: `የተጠበቀ ${kind}` })
    expect((await author.publish(item.id, 'en')).status).toBe(200)
    const inUse = inTheWay(item.id, { title: `Kept ${kind}`, faults: { [field]: 'unknown' } })
    expect(await takeAway(dataSet)).toEqual([inUse, inUse, inUse, inUse])
    const inAmharic = inTheWay(item.id, { title: `የተጠበቀ ${kind}`, titleLanguage: 'am' })
    expect(await send('DELETE', at(dataSet), undefined, { 'accept-language': 'am' })).toEqual(inAmharic)
    expect(await send('DELETE', '/api/admin/data-sets/none')).not.toEqual(inUse)
    // A table of another form would take it as well.
    const { status, json } = await sendTable(dataSet, 'values')
    expect([status, json.code]).toEqual([409, 'item.in_use'])

    expect(await send('DELETE', at(item.id))).toBe(204)
    expect(await send('DELETE', at(dataSet))).toBe(204)
    expect(await send('POST', `${at(item.id)}/restoration`)).toEqual([
      'item.not_ready',
      [expect.objectContaining({ id: item.id })],
    ])
  })
})

describe('the series of a graded replay', () => {
  const graded = (dataSet: string) => ({ dataSet, isGraded: true, hiddenFrom: 11 })

  async function draftReplay(title: string, dataSet: string) {
    const item = await author.start('replay', title)
    await author.change(item.id, { details: graded(dataSet) })
    await author.save(item.id, 'en', { title })
    return item
  }

  test('is one that no reader can open, and its bars come to them one by one all the same', async () => {
    const dataSet = await draftDataSet('Not to be seen', 'prices')
    const { id, slug } = await draftReplay('Hidden bars', dataSet)
    expect((await author.publish(id, 'en')).status).toBe(200)
    const { browser: member } = await signInAs(site, { role: 'user' })
    for (const reader of [site.browser(), member]) {
      const { json } = await reader.get<ReplayDetail>(`/api/replays/${slug}?lang=en`)
      expect(json.exercise).toMatchObject({ barCount: 40, series: { slug: null, source: 'Us' } })
      expect(json.exercise?.known.close).toHaveLength(10)
      for (const address of [dataSet, 'not-to-be-seen'])
        for (const form of ['', '/csv'])
          expect((await reader.get(`/api/data-sets/${address}${form}`)).status).toBe(404)
    }
    const { json: run } = await member.send<OpenRun>('POST', `/api/replays/${slug}/runs`)
    const step = { known: 10, decisions: [], steps: 2 }
    const next = await member.send<StepAnswer>('POST', `/api/replays/${slug}/runs/${run.id}/steps`, step)
    expect(next.json.bars.close).toHaveLength(2)
    const hidden = { 'details.resourceType': 'readable' }
    expect((await author.publish(dataSet, 'en')).json.fields).toEqual(hidden)
    // It is published once nothing is graded by it, and what readers saw already comes back from the bin.
    expect(await send('DELETE', at(id))).toBe(204)
    expect((await author.publish(dataSet, 'en')).status).toBe(200)
    expect(await send('POST', `${at(id)}/restoration`)).toBe(204)
    expect((await author.publish(dataSet, 'en')).status).toBe(200)
  })

  test('opens neither at its time nor by an undo', async () => {
    const dataSet = await draftDataSet('Open by and by', 'prices')
    const { id } = await draftReplay('Bars of tomorrow', dataSet)
    const refused = { 'details.dataSet': 'readable' }
    expect(
      (await author.publish(dataSet, 'en', { publishAt: site.services.clock() + 86_400_000 })).status,
    ).toBe(200)
    expect((await author.publish(id, 'en')).json.fields).toEqual(refused)
    await author.publish(dataSet, 'en')
    const change = { action: 'unpublish', ids: [dataSet] }
    const { json } = await author.browser.send<ItemChange>('POST', '/api/admin/item-changes', change)
    expect((await author.publish(id, 'en')).status).toBe(200)
    const undone = await author.browser.send<ItemChange>('DELETE', `/api/admin/item-changes/${json.id}`)
    expect(undone.json.results).toMatchObject([
      { outcome: 'refused', code: 'item.not_ready', inTheWay: [{ id, faults: refused }] },
    ])
    expect(await send('DELETE', at(dataSet))).toEqual(expect.arrayContaining(['item.in_use']))
  })

  test('stays closed when a replay that readers see becomes a graded one', async () => {
    const dataSet = await draftDataSet('Open from the start', 'prices')
    await author.publish(dataSet, 'en')
    const { id } = await author.start('replay', 'Played only')
    await author.change(id, { details: { dataSet, hiddenFrom: 11 } })
    await author.save(id, 'en', { title: 'Played only' })
    expect((await author.publish(id, 'en')).status).toBe(200)
    const { version } = await author.read(id)
    const given = { version, details: graded(dataSet) }
    const refused = await author.browser.send<{ fields: object }>('PATCH', at(id), given)
    expect([refused.status, refused.json.fields]).toEqual([422, { 'details.dataSet': 'readable' }])
  })

  test('is refused while everybody or every member can open it', async () => {
    const dataSet = await draftDataSet('To be seen', 'prices')
    await author.publish(dataSet, 'en')
    const { id } = await draftReplay('Open bars', dataSet)
    const refused = { 'details.dataSet': 'readable' }
    expect((await author.publish(id, 'en')).json.fields).toEqual(refused)
    await author.change(dataSet, { access: 'signed-in' })
    await author.change(id, { access: 'signed-in' })
    expect((await author.publish(id, 'en')).json.fields).toEqual(refused)
    expect(await send('DELETE', `${at(dataSet)}/editions/en/publication`)).toBe(200)
    expect((await author.publish(id, 'en')).status).toBe(200)
    expect(await send('DELETE', at(dataSet))).toEqual(
      inTheWay(id, { title: 'Open bars', faults: { 'details.dataSet': 'unknown' } }),
    )
  })
})

test('an archive does not take the data set from an exercise that readers see', async () => {
  const dataSet = await draftDataSet('Archived as a draft', 'prices')
  const earlier = await carrier.takeOut()
  await author.publish(dataSet, 'en')
  const { id } = await author.start('replay', 'Newer than the archive')
  await author.change(id, { details: { dataSet } })
  await author.save(id, 'en', { title: 'Newer than the archive' })
  expect((await author.publish(id, 'en')).status).toBe(200)

  const { problems, problemCount } = await carrier.check(earlier)
  const foretold = { field: `/admin/replays/${id}`, code: 'item.in_use', detail: 'Newer than the archive' }
  expect([problems, problemCount]).toEqual([[foretold], 1])
  expect((await carrier.check(earlier, 'drafts')).problemCount).toBe(0)
  const { status, text } = await carrier.apply(earlier)
  expect([status, JSON.parse(text)]).toEqual([
    409,
    expect.objectContaining({
      code: 'item.in_use',
      details: { items: [expect.objectContaining({ id, faults: { 'details.dataSet': 'unknown' } })] },
    }),
  ])
  expect((await author.read(dataSet)).editions).toMatchObject([{ state: 'published' }])
  // As drafts it takes nothing from anybody.
  expect((await carrier.apply(earlier, 'drafts')).status).toBe(200)

  await author.browser.send('DELETE', `${at(id)}/editions/en/publication`)
  expect((await carrier.apply(earlier)).status).toBe(200)
  expect((await author.read(dataSet)).editions).toMatchObject([{ state: 'draft' }])
})

test('the data set of a chart stays with its readers as long as they see the chart', async () => {
  const dataSet = await draftDataSet('Kept for a chart', 'prices')
  await author.publish(dataSet, 'en')
  const chart: Block = {
    type: 'chart',
    attrs: {
      dataSet: 'another',
      compared: dataSet,
      form: 'line',
      from: '2026-03-02',
      to: '2026-03-31',
      title: 'A chart',
      description: 'It stands still.',
      notes: [],
    },
  }
  const post = await author.post(
    'blog',
    { en: 'With a chart' },
    { body: documentOf(paragraph('Look:'), chart) },
  )
  const inUse = inTheWay(post.id, { title: 'With a chart', faults: { 'body.chart': 'not_public' } })
  expect(await takeAway(dataSet)).toEqual([inUse, inUse, inUse, inUse])
  await author.change(post.id, { access: 'signed-in' })
  await author.change(dataSet, { access: 'signed-in' })
  await author.save(post.id, 'en', { title: 'Without a chart' })
  await author.publish(post.id, 'en')
  expect(await send('DELETE', at(dataSet))).toBe(204)
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
