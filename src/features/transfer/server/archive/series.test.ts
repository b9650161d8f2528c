import { afterEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import type { Author } from '#content/server/test-authoring.ts'
import { startCarrying } from './test-archive.ts'

const sites: TestApp[] = []
afterEach(async () => {
  for (const site of sites.splice(0)) await site.close()
})

async function newSite() {
  const site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  sites.push(site)
  const carrier = await startCarrying(site)
  return { carrier, author: carrier.author, guest: site.browser() }
}

async function importSeries(author: Author, id: string, value: string): Promise<void> {
  const form = new FormData()
  const fields = { form: 'values', decimals: '2', unit: '%', isMadeUp: 'yes', licence: 'CC BY 4.0' }
  for (const [name, text] of Object.entries({ ...fields, sourceEn: 'Us', sourceAm: 'እኛ' }))
    form.set(name, text)
  form.set('file', new File([`time,value\n2026-03-02,${value}\n`], 'series.csv'))
  expect((await author.browser.send('POST', `/api/admin/data-sets/${id}/versions`, form)).status).toBe(201)
}

test('all versions of a series come to another site with the same bytes, once', async () => {
  const [from, to] = [await newSite(), await newSite()]
  const item = await from.author.post('resource', { en: 'Yields' }, { details: { resourceType: 'dataset' } })
  await importSeries(from.author, item.id, '9.50')
  await importSeries(from.author, item.id, '9.75')
  const zip = await from.carrier.takeOut()
  expect((await to.carrier.apply(zip)).status).toBe(200)
  for (const [version, value] of [
    [1, 950],
    [2, 975],
  ]) {
    const { json } = await to.guest.get(`/api/data-sets/yields?version=${version}`)
    expect([json.version, json.columns?.values]).toEqual([version, [value]])
  }
  expect((await to.carrier.takeOut()).equals(zip)).toBe(true)
  expect((await to.carrier.apply(zip)).status).toBe(200)
  expect((await to.carrier.takeOut()).equals(zip)).toBe(true)

  await importSeries(from.author, item.id, '9.90')
  expect((await to.carrier.apply(await from.carrier.takeOut())).status).toBe(200)
  expect((await to.guest.get('/api/data-sets/yields')).json.version).toBe(3)
})

test('a correction that went back to an earlier table comes along, and is the newest there too', async () => {
  const [from, to] = [await newSite(), await newSite()]
  const item = await from.author.post('resource', { en: 'Yields' }, { details: { resourceType: 'dataset' } })
  await importSeries(from.author, item.id, '9.50')
  await importSeries(from.author, item.id, '9.75')
  expect((await to.carrier.apply(await from.carrier.takeOut())).status).toBe(200)
  await importSeries(from.author, item.id, '9.50')
  const zip = await from.carrier.takeOut()
  for (const _time of ['first', 'again']) {
    expect((await to.carrier.apply(zip)).status).toBe(200)
    const { json } = await to.guest.get('/api/data-sets/yields')
    expect([json.version, json.columns?.values]).toEqual([3, [950]])
  }
})

test('versions that another site had to give other numbers come there once', async () => {
  const [from, to] = [await newSite(), await newSite()]
  const item = await from.author.post('resource', { en: 'Yields' }, { details: { resourceType: 'dataset' } })
  expect((await to.carrier.apply(await from.carrier.takeOut())).status).toBe(200)
  await importSeries(from.author, item.id, '9.50')
  await importSeries(from.author, item.id, '9.75')
  await importSeries(to.author, item.id, '1.00')
  const zip = await from.carrier.takeOut()
  for (const _time of ['first', 'again']) {
    expect((await to.carrier.apply(zip)).status).toBe(200)
    const { json } = await to.guest.get('/api/data-sets/yields')
    expect([json.version, json.columns?.values]).toEqual([3, [975]])
  }
})
