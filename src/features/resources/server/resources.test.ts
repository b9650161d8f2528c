import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs } from '#app/server/test-accounts.ts'
import { readPage } from '#app/server/test-page.ts'
import { createTestApp, type TestApp, type TestBrowser } from '#app/server/test-app.ts'
import type { MediaItem } from '#content/media/contract.ts'
import type { DetailsOf } from '#content/kind-members.ts'
import { documentOf, paragraph, startAuthoring, type Author } from '#content/server/test-authoring.ts'
import type { ResourceDetail, ResourceList } from '../contract.ts'

let site: TestApp
let author: Author
let guest: TestBrowser
let english: string
let amharic: string

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  author = await startAuthoring(site)
  guest = site.browser()
  english = await upload('journal-en.csv', 'date,price\n2026-01-01,12\n')
  amharic = await upload('መዝገብ.csv', 'ቀን,ዋጋ\n2019-01-01,12\n')
  await author.post(
    'resource',
    { en: 'Trading journal', am: 'የግብይት መዝገብ' },
    {
      sortOrder: 2,
      details: {
        resourceType: 'template',
        files: { en: english, am: amharic },
        version: '1.2',
        licence: 'CC BY 4.0',
      },
    },
  )
  await author.post(
    'resource',
    { en: 'Price series' },
    { sortOrder: 1, details: { resourceType: 'dataset', files: { shared: english } } },
  )
  await author.post(
    'resource',
    { en: 'National Bank' },
    { sortOrder: 3, details: { resourceType: 'link', url: 'https://www.nbe.gov.et' } },
  )
  await author.post(
    'resource',
    { en: 'For members' },
    { sortOrder: 4, access: 'signed-in', details: { resourceType: 'file', files: { shared: english } } },
  )
  const { id } = await author.post('resource', { en: 'Nothing attached' }, { sortOrder: 5 })
  const details = JSON.stringify({ resourceType: 7, files: 'x', url: 'javascript:alert(1)' })
  await site.services.connection.db.updateTable('items').set({ details }).where('id', '=', id).execute()
})

afterAll(() => site.close())

async function upload(name: string, text: string): Promise<string> {
  const form = new FormData()
  form.set('file', new File([text], name, { type: 'text/csv' }))
  const { status, json } = await author.browser.send<MediaItem>('POST', '/api/admin/media', form)
  expect(status).toBe(201)
  return json.id
}

async function read(address: string, query = ''): Promise<ResourceDetail> {
  const { status, json } = await guest.get<ResourceDetail>(`/api/resources/${address}?${query}`)
  expect(status).toBe(200)
  return json
}

test('resources stand in their order, with what one is about to fetch', async () => {
  const { json } = await guest.get<ResourceList>('/api/resources?lang=en')
  expect(json.items.map((one) => [one.slug, one.resourceType, one.file?.id ?? null, one.url])).toEqual([
    ['price-series', 'dataset', english, null],
    ['trading-journal', 'template', english, null],
    ['national-bank', 'link', null, 'https://www.nbe.gov.et'],
    ['for-members', 'file', null, null],
    ['nothing-attached', 'file', null, null],
  ])
  expect(json.items[0]?.file).toMatchObject({
    name: 'journal-en.csv',
    bytes: 25,
    mimeType: expect.stringContaining('csv') as string,
  })
})

test('editors who look for a data set are offered nothing else', async () => {
  const offered = async (type: string) => {
    const address = `/api/admin/items?kind=resource&resourceType=${type}`
    return (await author.browser.get<{ items: { slug: string }[] }>(address)).json.items.map(
      ({ slug }) => slug,
    )
  }
  expect(await offered('dataset')).toEqual(['price-series'])
  expect((await offered('file')).toSorted()).toEqual(['for-members', 'nothing-attached'])
})

test('members see the file of what is for members', async () => {
  const { browser } = await signInAs(site, { role: 'user' })
  const { json } = await browser.get<ResourceList>('/api/resources?lang=en')
  expect(json.items.find((one) => one.slug === 'for-members')?.file?.id).toBe(english)
  expect((await browser.get('/resources/for-members/download')).status).toBe(302)
  for (const road of ['/api/resources/for-members', '/resources/for-members/download'])
    expect((await guest.get(road)).status).toBe(401)
})

test('a guest whose browser opens the file of members as a page signs in first and comes back', async () => {
  const road = '/resources/for-members/download'
  const opened: Record<string, string>[] = [
    { accept: 'text/html,*/*;q=0.8' },
    { 'sec-fetch-dest': 'document', accept: 'text/html' },
  ]
  for (const headers of opened) {
    const answer = await guest.get(road, headers)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/login?to=%2Fresources%2Ffor-members',
    ])
    const named = await guest.get(`${road}?lang=am`, headers)
    expect(named.headers.get('location')).toBe('/login?to=%2Fresources%2Ffor-members%3Flang%3Dam&lang=am')
  }
  const called: Record<string, string>[] = [
    {},
    { accept: 'application/json' },
    { 'sec-fetch-dest': 'empty', accept: 'text/html' },
  ]
  for (const headers of called) {
    const answer = await guest.get(road, headers)
    expect([answer.status, answer.json.code]).toEqual([401, 'session.required'])
  }
  const missing = await guest.get('/resources/unknown/download', { accept: 'text/html' })
  expect(missing.status).toBe(404)
})

test('are filtered by type, words and language', async () => {
  const slugs = async (query: string) =>
    (await guest.get<ResourceList>(`/api/resources?${query}`)).json.items.map((one) => one.slug)
  expect(await slugs('type=link')).toEqual(['national-bank'])
  expect(await slugs('type=dataset&q=price')).toEqual(['price-series'])
  expect(await slugs('type=tool')).toEqual([])
  // A resource whose type nobody set is shown as a file, and found as one.
  expect(await slugs('type=file')).toEqual(['for-members', 'nothing-attached'])
  expect((await guest.get('/api/resources?type=virus')).status).toBe(422)
})

test('the file is that of the language, or the one for both', async () => {
  expect((await read('trading-journal', 'lang=am')).file).toMatchObject({ id: amharic, name: 'መዝገብ.csv' })
  expect((await read('trading-journal', 'lang=en')).file?.id).toBe(english)
  expect((await read('price-series', 'lang=am')).file?.id).toBe(english)
  expect((await read('trading-journal', 'lang=am')).fileLanguage).toBe('am')
  expect((await read('price-series', 'lang=am')).fileLanguage).toBe(null)
  expect(await read('trading-journal')).toMatchObject({
    resourceType: 'template',
    version: '1.2',
    licence: 'CC BY 4.0',
    downloads: 0,
  })
})

test('a file in the other language says so', async () => {
  const { id, slug } = await author.post(
    'resource',
    { en: 'One file', am: 'አንድ ፋይል' },
    { sortOrder: 8, details: { resourceType: 'file', files: { en: english } } },
  )
  expect(await read(slug, 'lang=am')).toMatchObject({ fileLanguage: 'en', file: { id: english } })
  const said = (page: string) => /<dt>[^<]*<\/dt><dd>([^<]*)<\/dd>/.exec(page)?.[1]
  expect(said((await readPage(site, `/resources/${slug}`, 'am')).page)).toContain('በእንግሊዝኛ')
  expect(said((await readPage(site, `/resources/${slug}`, 'en')).page)).toBe('Document, CSV')
  await author.browser.send('DELETE', `/api/admin/items/${id}`)
})

test('a download leads to the file in the language and is counted', async () => {
  const answer = await guest.get('/resources/trading-journal/download?lang=am')
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    (await read('trading-journal', 'lang=am')).file?.url,
  ])
  const file = await guest.get(answer.headers.get('location') ?? '')
  expect([file.status, file.text]).toEqual([200, 'ቀን,ዋጋ\n2019-01-01,12\n'])
  expect(file.headers.get('content-disposition')).toMatch(/^attachment/)
  await Promise.all(Array.from({ length: 20 }, () => guest.get('/resources/trading-journal/download')))
  expect((await read('trading-journal')).downloads).toBe(21)
  const asked = new Request('http://localhost:3000/resources/trading-journal/download', { method: 'HEAD' })
  expect((await site.app.fetch(asked)).status).toBe(302)
  expect((await read('trading-journal')).downloads).toBe(21)
})

test('nothing is published that readers could not get', async () => {
  const { id } = await author.start('resource', 'Empty')
  await author.save(id, 'en', { title: 'Empty' })
  const missing = async (details: DetailsOf<'resource'>) => {
    await author.change(id, { details })
    return (await author.publish(id, 'en')).json.fields
  }
  const url = 'https://www.nbe.gov.et'
  expect(await missing({})).toEqual({ 'details.files': 'required' })
  expect(await missing({ resourceType: 'file', url })).toEqual({ 'details.files': 'required' })
  expect(await missing({ resourceType: 'template', files: {} })).toEqual({ 'details.files': 'required' })
  expect(await missing({ resourceType: 'tool' })).toEqual({ 'details.files': 'required' })
  const address = { 'details.url': 'required' }
  expect(await missing({ resourceType: 'link', files: { shared: english } })).toEqual(address)
  for (const details of [
    { resourceType: 'tool', url },
    { resourceType: 'tool', files: { am: amharic } },
    { resourceType: 'dataset' },
    { resourceType: 'link', url },
  ] as const)
    expect(await missing(details)).toBe(undefined)
  // What readers see already stays as it is.
  await author.change(id, { details: { resourceType: 'template' } })
  expect((await guest.get(`/api/resources/${id}`)).status).toBe(200)
  await author.browser.send('DELETE', `/api/admin/items/${id}`)
})

test('a link leads to where it says, and nowhere else', async () => {
  const answer = await guest.get('/resources/national-bank/download')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://www.nbe.gov.et'])
})

test('of what was named for another type nothing is given; a tool has a file and an address', async () => {
  const url = 'https://www.ecx.com.et'
  const { id, slug } = await author.post(
    'resource',
    { en: 'Changed type' },
    { sortOrder: 9, details: { resourceType: 'tool', files: { shared: english }, url } },
  )
  const inList = async () =>
    (await guest.get<ResourceList>('/api/resources?q=Changed')).json.items.find((one) => one.id === id)
  const target = async () => (await guest.get(`/resources/${slug}/download`)).headers.get('location')
  const { resourceType: _, ...rest } = (await author.read(id)).details as Record<string, unknown>
  for (const [resourceType, file, shownUrl] of [
    ['tool', english, url],
    ['link', undefined, url],
    ['template', english, null],
  ] as const) {
    await author.change(id, { details: { ...rest, resourceType } })
    for (const shown of [await read(slug), await inList()])
      expect([shown?.resourceType, shown?.file?.id, shown?.url]).toEqual([resourceType, file, shownUrl])
    if (resourceType === 'link') expect(await target()).toBe(url)
    else expect(await target()).not.toBe(url)
  }
  await author.browser.send('DELETE', `/api/admin/items/${id}`)
})

test('what is not there cannot be downloaded, and an address that is no web address is none', async () => {
  expect((await guest.get('/resources/nothing-attached/download')).status).toBe(404)
  expect((await guest.get('/resources/unknown/download')).status).toBe(404)
  expect(await read('nothing-attached')).toMatchObject({ resourceType: 'file', url: null, file: null })
})

test('a file that only members meet needs a session, also at its own address', async () => {
  const mine = await upload('for-members.csv', 'date,price\n2026-01-03,14\n')
  const details = { resourceType: 'file', files: { shared: mine } }
  const item = await author.post('resource', { en: 'Members’ file' }, { access: 'signed-in', details })
  const { browser } = await signInAs(site, { role: 'user' })
  const { json } = await browser.get<ResourceDetail>(`/api/resources/${item.slug}`)
  const address = json.file?.url ?? ''
  const refused = await guest.get(address)
  expect([refused.status, refused.json.code, refused.text.includes('2026-01-03,14')]).toEqual([
    401,
    'session.required',
    false,
  ])
  const given = await browser.get(address)
  expect([given.status, given.text.includes('2026-01-03,14')]).toEqual([200, true])
  expect((await guest.get(address)).status).toBe(401)

  await author.post('resource', { en: 'The same for all' }, { details })
  expect((await guest.get(address)).status).toBe(200)
})

test('it stays for members when its item goes into the bin, its link goes, or a draft for all names it', async () => {
  const mine = await upload('kept-from-guests.csv', 'date,price\n2026-01-04,15\n')
  const link = documentOf(paragraph('The prices.'), {
    type: 'fileBlock',
    attrs: { mediaId: mine, label: 'Prices' },
  })
  const item = await author.post('blog', { en: 'Prices for members' }, { access: 'signed-in', body: link })
  const { browser } = await signInAs(site, { role: 'user' })
  const address = `/media/${mine}/kept-from-guests.csv`
  const statuses = async () => [(await guest.get(address)).status, (await browser.get(address)).status]
  expect(await statuses()).toEqual([401, 200])

  const open = await author.post('blog', { en: 'Prices for all' }, { body: 'Soon.' })
  await author.save(open.id, 'en', { title: 'Prices for all', body: link })
  expect(await statuses()).toEqual([401, 200])
  await author.save(item.id, 'en', { title: 'Prices for members', body: 'They went.' })
  await author.publish(item.id, 'en')
  expect(await statuses()).toEqual([401, 200])
  const { version } = await author.read(item.id)
  const binned = await author.browser.send('DELETE', `/api/admin/items/${item.id}?version=${version}`)
  expect(binned.status, binned.text).toBeLessThan(300)
  expect(await statuses()).toEqual([401, 200])
  await author.publish(open.id, 'en')
  expect(await statuses()).toEqual([200, 200])
})
