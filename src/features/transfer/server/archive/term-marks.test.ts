import { afterEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { termIdsOf } from '#content/blocks/document.ts'
import type { Block } from '#content/blocks/nodes/block.ts'
import type { Item } from '#content/contract.ts'
import { documentOf, editionOf, type Author } from '#content/server/test-authoring.ts'
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

const marking = (termId: string): Block => ({
  type: 'paragraph',
  content: [{ type: 'text', marks: [{ type: 'term', attrs: { termId } }], text: 'bonds' }],
})

/** A site with a term and a post in both languages that marks it. */
async function fill(author: Author): Promise<{ bond: Item; post: Item }> {
  const bond = await author.post('term', { en: 'Bond', am: 'ቦንድ' }, { extras: { avoid: ['debenture'] } })
  const body = documentOf(marking(bond.id))
  return { bond, post: await author.post('blog', { en: 'Lending', am: 'ማበደር' }, { body }) }
}

/** Ids of the terms that the post marks there. */
async function markedBy(author: Author, slug: string): Promise<string[]> {
  const { json } = await author.browser.get<{ items: Item[] }>(`/api/admin/items?kind=blog&q=${slug}`)
  const item = await author.read(json.items[0]?.id ?? '')
  const body = editionOf(item, 'en')?.body
  return body ? termIdsOf(body) : []
}

test('a whole site comes out of another one with the same bytes, marks included', async () => {
  const [from, to] = [await newSite(), await newSite()]
  const { bond } = await fill(from.author)
  const zip = await from.carrier.takeOut()
  expect((await to.carrier.apply(zip)).status).toBe(200)
  expect((await to.carrier.takeOut()).equals(zip)).toBe(true)
  expect(await markedBy(to.author, 'lending')).toEqual([bond.id])
})

test('where the same term has another id, marks follow it, also when the archive holds the text alone', async () => {
  for (const alone of [false, true]) {
    const [from, to] = [await newSite(), await newSite()]
    const { bond, post } = await fill(from.author)
    const own = await to.author.post('term', { en: 'Bond', am: 'ቦንድ' })
    expect(own.id).not.toBe(bond.id)
    const zip = await from.carrier.takeOut(alone ? `?ids=${post.id}` : '')
    expect((await to.carrier.check(zip)).problemCount).toBe(0)
    expect((await to.carrier.apply(zip)).status).toBe(200)
    expect(await markedBy(to.author, 'lending')).toEqual([own.id])
    const { text } = await to.guest.get('/api/blogs/lending?lang=en')
    expect(text).toContain(`/glossary/bond`)
    expect((await to.carrier.check(zip)).counts.items).toMatchObject({ create: 0, update: 0 })
  }
})

test('a text that comes to a site without the term keeps its mark, and readers see plain words', async () => {
  const [from, to] = [await newSite(), await newSite()]
  const { bond, post } = await fill(from.author)
  const zip = await from.carrier.takeOut(`?ids=${post.id}`)
  expect((await to.carrier.apply(zip)).status).toBe(200)
  expect(await markedBy(to.author, 'lending')).toEqual([bond.id])
  const { text } = await to.guest.get('/api/blogs/lending?lang=en')
  expect(text).not.toContain('/glossary/')
})
