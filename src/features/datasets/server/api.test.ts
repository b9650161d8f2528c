import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs } from '#app/server/test-accounts.ts'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import { auditOf } from '#content/server/test-traces.ts'
import type { ResourceDetail } from '#features/resources/contract.ts'
import type { DataSetVersions, SentSeries, SeriesReport } from '../contract.ts'
import { tablesPerAddress } from '../limits.ts'
import { unpack } from '../packing.ts'

let site: TestApp
let author: Author

beforeAll(async () => {
  site = await createTestApp()
  author = await startAuthoring(site)
})

afterAll(() => site.close())

const details = { resourceType: 'dataset' } as const
const fields = {
  form: 'prices',
  decimals: '2',
  unit: 'ETB/kg',
  isMadeUp: 'yes',
  sourceEn: 'Made by us',
  sourceAm: 'በእኛ የተሠራ',
  licence: 'CC BY 4.0',
}
const good = 'time,open,high,low,close,volume\n2026-03-02,10,12,9,11,100\n2026-03-03,11,12,10,12,0\n'
const faulty = good.replace(',12,9', ',8,9').replace('2026-03-03', '2026-02-29')

function formOf(table: string, more: Record<string, string> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...fields, ...more })) form.set(name, value)
  form.set('file', new File([table], 'series.csv', { type: 'text/csv' }))
  return form
}

const send = <T>(id: string, road: 'report' | 'versions', form: FormData) =>
  author.browser.send<T & { code: string; fields: Record<string, string> }>(
    'POST',
    `/api/admin/data-sets/${id}/${road}`,
    form,
  )

test('a table is looked at first, put right, imported, and read by everybody', async () => {
  const item = await author.post('resource', { en: 'Coffee', am: 'ቡና' }, { details })
  const guest = site.browser()
  const page = async () =>
    (await guest.get<ResourceDetail>(`/api/resources/${item.slug}?lang=am`)).json.series
  expect(await page()).toBeNull()

  const looked = await send<SeriesReport>(item.id, 'report', formOf(faulty))
  expect([looked.status, looked.json.faultCount]).toEqual([200, 2])
  expect(looked.json.problems.map(({ code, row, column }) => [code, row, column])).toEqual([
    ['bar.high_below_low', 2, null],
    ['time.invalid', 3, 'time'],
  ])
  const refused = await send(item.id, 'versions', formOf(faulty))
  expect([refused.status, refused.json.code]).toEqual([422, 'import.has_problems'])
  expect((await guest.get(`/api/data-sets/${item.slug}`)).status).toBe(404)

  const clean = await send<SeriesReport>(item.id, 'report', formOf(good))
  expect(clean.json).toMatchObject({
    length: 2,
    from: '2026-03-02',
    to: '2026-03-03',
    faultCount: 0,
    isSame: false,
  })
  expect((await send(item.id, 'versions', formOf(good))).json).toEqual({ version: 1, isNew: true })
  expect(await auditOf(site, item.id)).toContainEqual([
    'series.imported',
    'resource',
    { slug: item.slug, title: 'Coffee', version: 1, form: 'prices', length: 2 },
  ])
  expect((await send<SeriesReport>(item.id, 'report', formOf(good))).json.isSame).toBe(true)
  expect((await send(item.id, 'versions', formOf(good))).json).toEqual({ version: 1, isNew: false })

  const { json } = await guest.get<SentSeries>(`/api/data-sets/${item.slug}?lang=am`)
  expect(json).toMatchObject({ title: 'ቡና', source: 'በእኛ የተሠራ', unit: 'ETB/kg', isMadeUp: true, length: 2 })
  expect(unpack(json.columns)).toMatchObject({ open: [1000, 1100], low: [900, 1000], volume: [100, 0] })
  expect(await page()).toMatchObject({ form: 'prices', length: 2, rows: { last: [] } })
})

test('versions stay, and the newest is what readers get without naming one', async () => {
  const item = await author.post('resource', { en: 'Two versions' }, { details })
  await send(item.id, 'versions', formOf(good))
  expect((await send(item.id, 'versions', formOf(good, { unit: 'ETB' }))).json).toEqual({
    version: 2,
    isNew: true,
  })
  const guest = site.browser()
  const unitOf = async (query: string) =>
    (await guest.get<SentSeries>(`/api/data-sets/${item.id}${query}`)).json.unit
  expect([await unitOf(''), await unitOf('?version=1'), await unitOf('?version=2')]).toEqual([
    'ETB',
    'ETB/kg',
    'ETB',
  ])
  expect((await guest.get(`/api/data-sets/${item.id}?version=3`)).status).toBe(404)
  const { json } = await author.browser.get<DataSetVersions>(`/api/admin/data-sets/${item.id}`)
  expect(json.versions.map(({ version, unit }) => [version, unit])).toEqual([
    [2, 'ETB'],
    [1, 'ETB/kg'],
  ])
  expect(json.rows?.first[0]).toEqual(['2026-03-02', '10.00', '12.00', '9.00', '11.00', '100'])
})

test('every version is asked for again, also by caches, so that what is withdrawn is gone; what is for members is kept by nobody', async () => {
  const item = await author.post('resource', { en: 'Kept' }, { details })
  await send(item.id, 'versions', formOf(good))
  const guest = site.browser()
  const address = `/api/data-sets/${item.id}`
  const named = await guest.get(`${address}?version=1`)
  expect(named.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30')
  const tag = named.headers.get('etag') ?? ''
  for (const known of [tag, tag.replace(/^W\//, ''), `"another", ${tag}`, '*']) {
    const again = await guest.get(`${address}?version=1`, { 'if-none-match': known })
    expect([known, again.status, again.text]).toEqual([known, 304, ''])
  }
  expect((await guest.get(address)).headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30')

  const { browser } = await signInAs(site, { role: 'user' })
  const open = await browser.get(`${address}/csv?version=1`)
  expect(open.headers.get('cache-control')).toBe('private, max-age=0')

  await author.change(item.id, { access: 'signed-in' })
  expect((await guest.get(`${address}?version=1`)).status).toBe(404)
  const members = await browser.get(`${address}?version=1`)
  expect([members.status, members.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
})

test('what is given out as a table can be brought again', async () => {
  const item = await author.post('resource', { en: 'There and back' }, { details })
  await send(item.id, 'versions', formOf(good))
  const { text, headers } = await site.browser().get(`/api/data-sets/${item.slug}/csv`)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toBe('attachment; filename="there-and-back-1.csv"')
  expect((await send<SeriesReport>(item.id, 'report', formOf(text))).json).toMatchObject({ isSame: true })
})

test('one address has so many tables written in a minute and no more', async () => {
  const item = await author.post('resource', { en: 'Asked for often' }, { details })
  await send(item.id, 'versions', formOf(good))
  const address = `/api/data-sets/${item.id}/csv`
  const often = site.browser({ address: '198.51.100.7' })
  for (let count = 0; count < tablesPerAddress.most; count++)
    expect((await often.get(address)).status).toBe(200)
  const refused = await often.get(address)
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await site.browser({ address: '198.51.100.8' }).get(address)).status).toBe(200)
})

test('only data sets get a series, and its facts are asked for', async () => {
  const url = 'https://nbe.gov.et'
  const link = await author.post('resource', { en: 'A link' }, { details: { resourceType: 'link', url } })
  const refused = await send(link.id, 'versions', formOf(good))
  expect([refused.status, refused.json.fields]).toEqual([422, { resourceType: 'not_a_data_set' }])
  const item = await author.post('resource', { en: 'No facts' }, { details })
  const bare = await send(item.id, 'report', formOf(good, { unit: ' ', sourceAm: '', decimals: '9' }))
  expect([bare.status, Object.keys(bare.json.fields).sort()]).toEqual([422, ['decimals', 'sourceAm', 'unit']])
})
