import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import type { Item } from '#content/contract.ts'
import type { OwedTranslation } from '#desk/translations/contract.ts'
import { editionOf } from '#content/server/test-authoring.ts'
import { startCarrying, unpack, withChange, type Carrier } from './test-archive.ts'

const path = 'items/blog/coffee/am.json'
const sites: TestApp[] = []
let from: Carrier

beforeEach(async () => {
  from = await newSite()
})
afterEach(async () => {
  for (const site of sites.splice(0)) await site.close()
})

async function newSite(): Promise<Carrier> {
  const site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  sites.push(site)
  return startCarrying(site)
}

/** Both languages are public, and the English moved on for its readers; the Amharic has taken that over in a draft only. */
async function translate({ author }: Carrier): Promise<Item> {
  const { id } = await author.post('blog', { en: 'Coffee' })
  const { revision } = sure(editionOf(await author.read(id), 'en'))
  await author.save(id, 'am', { title: 'ቡና' }, { translatedFrom: revision })
  await author.publish(id, 'am')
  await author.save(id, 'en', { title: 'Coffee, dearer' })
  await author.publish(id, 'en')
  const newest = sure(editionOf(await author.read(id), 'en')).revision
  await author.save(id, 'am', { title: 'ቡና ተወደደ' }, { translatedFrom: newest, keep: true })
  return author.read(id)
}

async function owed({ author }: Carrier): Promise<string[]> {
  const { json } = await author.browser.get<{ items: OwedTranslation[] }>('/api/admin/translations/owed')
  return json.items.map(({ reason, language }) => `${reason} ${language}`)
}

async function publications(zip: Buffer): Promise<{ revision: number; basedOnRevision?: number | null }[]> {
  return JSON.parse(String((await unpack(zip)).get(path))).publications
}

test('a published translation stays behind its readers’ original, although its draft has caught up', async () => {
  await translate(from)
  expect(await owed(from)).toEqual(['readers_behind am'])
  const zip = await from.takeOut()
  const to = await newSite()
  expect((await to.apply(zip)).status).toBe(200)
  expect(await owed(to)).toEqual(['readers_behind am'])
  expect((await to.takeOut()).equals(zip)).toBe(true)
  expect((await to.check(zip)).counts.items).toEqual({ create: 0, update: 0, unchanged: 1 })
})

test('so it does where the item is already, under other numbers, and whatever the archive changes of it', async () => {
  const { id } = await translate(from)
  const to = await newSite()
  await to.apply(await from.takeOut())
  for (const title of ['One', 'Two', 'Three']) {
    await to.author.save(id, 'en', { title }, { keep: true })
    await to.author.publish(id, 'en')
  }
  await from.author.save(id, 'en', { title: 'Coffee, cheaper' }, { keep: true })
  const zip = await from.takeOut()
  expect((await to.apply(zip)).json.counts.items.update).toBe(1)
  expect(await owed(to)).toEqual(['readers_behind am'])
  expect((await to.check(zip)).counts.items).toEqual({ create: 0, update: 0, unchanged: 1 })

  // Only the Amharic is written; the English keeps the numbers that it has here.
  await from.author.save(id, 'am', { title: 'ቡና ረከሰ' }, { keep: true, translatedFrom: 1 })
  expect((await to.apply(await from.takeOut())).json.counts.items.update).toBe(1)
  expect(await owed(to)).toEqual(['readers_behind am'])

  const { revision } = sure(editionOf(await from.author.read(id), 'en'))
  await from.author.publish(id, 'en')
  await from.author.save(id, 'am', { title: 'ቡና' }, { keep: true, translatedFrom: revision })
  await from.author.publish(id, 'am')
  expect((await to.apply(await from.takeOut())).json.counts.items.update).toBe(1)
  expect(await owed(to)).toEqual([])
})

test('an archive that differs in nothing but the original of a publication brings it up to date', async () => {
  await translate(from)
  const zip = await from.takeOut()
  const to = await newSite()
  await to.apply(zip)
  const [english] = JSON.parse(String((await unpack(zip)).get('items/blog/coffee/en.json'))).publications
  const fresh = await withChange(zip, path, (value) => ({
    ...value,
    publications: [{ ...asList(value.publications)[0], basedOnRevision: english.revision }],
  }))
  expect((await to.apply(fresh)).json.counts.items.update).toBe(1)
  expect(await owed(to)).toEqual([])
})

test('an archive of an earlier version does not say it, and the original of the working text counts', async () => {
  const item = await translate(from)
  const zip = await from.takeOut()
  const [told] = await publications(zip)
  expect(told?.basedOnRevision).toBeLessThan(sure(editionOf(item, 'am')).basedOnRevision ?? 0)
  const earlier = await withChange(zip, path, (value) => ({
    ...value,
    publications: asList(value.publications).map(({ basedOnRevision: _basedOn, ...one }) => one),
  }))
  const to = await newSite()
  const applied = await to.apply(earlier)
  expect(applied.status, applied.text).toBe(200)
  expect(await owed(to)).toEqual([])
  expect((await publications(await to.takeOut()))[0]?.basedOnRevision).toBe(
    sure(editionOf(item, 'am')).basedOnRevision,
  )
  expect((await to.check(earlier)).counts.items).toEqual({ create: 0, update: 0, unchanged: 1 })
})

/** The Amharic says what the English says now, also to readers, and has a draft and an earlier text. */
async function translateTwice({ author }: Carrier): Promise<string> {
  const { id } = await author.post('blog', { en: 'Coffee' })
  const english = async () => sure(editionOf(await author.read(id), 'en')).revision
  await author.save(id, 'am', { title: 'ቡና' }, { translatedFrom: await english(), keep: true })
  await author.save(id, 'en', { title: 'Coffee, dearer' }, { keep: true })
  await author.save(id, 'am', { title: 'ቡና ተወደደ' }, { translatedFrom: await english(), keep: true })
  for (const language of ['en', 'am'] as const) await author.publish(id, language)
  await author.save(id, 'am', { title: 'ቡና ተወደደ፤ ረቂቅ' }, { keep: true })
  return id
}

async function restored({ author }: Carrier, id: string, title: string): Promise<boolean> {
  const at = `/api/admin/items/${id}/editions/am/revisions`
  const { json } = await author.browser.get<{ items: { revision: number; title: string }[] }>(at)
  const wanted = sure(json.items.findLast((one) => one.title === title)).revision
  const basedOn = sure(editionOf(await author.read(id), 'am')).revision
  const answer = await author.browser.send<Item>('POST', `${at}/${wanted}/restoration`, { basedOn })
  expect(answer.status, answer.text).toBe(200)
  return sure(editionOf(answer.json, 'am')).isStale
}

test.each([
  ['says', (zip: Buffer) => zip],
  ['does not say', withoutOriginals],
])('a text that the history brings is what it was made from, where an archive %s it', async (_name, as) => {
  const id = await translateTwice(from)
  const zip = await as(await from.takeOut('?revisions=1'))
  const to = await newSite()
  const applied = await to.apply(zip)
  expect(applied.status, applied.text).toBe(200)
  expect(await restored(to, id, 'ቡና ተወደደ')).toBe(false)
  expect(await restored(to, id, 'ቡና')).toBe(true)
  expect(await restored(to, id, 'ቡና ተወደደ፤ ረቂቅ')).toBe(false)
})

/** The same archive as an earlier version wrote it. */
async function withoutOriginals(zip: Buffer): Promise<Buffer> {
  let earlier = zip
  for (const entry of (await unpack(zip)).keys())
    if (entry.includes('/revisions/'))
      earlier = await withChange(earlier, entry, ({ basedOnRevision: _basedOn, ...one }) => one)
  return earlier
}

function sure<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('there is no such edition')
  return value
}

/** The publications of an archived edition, as the contract says. */
function asList(value: unknown): Record<string, unknown>[] {
  return value as Record<string, unknown>[]
}
