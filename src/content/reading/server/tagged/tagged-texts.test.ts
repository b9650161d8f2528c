import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { languages } from '#platform/languages.ts'
import { startAuthoring, type Author } from '../../../server/test-authoring.ts'
import { selectPublished } from '../published-store.ts'

let site: TestApp
let author: Author
const db = () => site.services.connection.db

beforeAll(async () => {
  site = await createTestApp()
  author = await startAuthoring(site)
})

afterAll(() => site.close())

async function idOf(slug: string): Promise<string> {
  const row = await db().selectFrom('tags').select('id').where('slug', '=', slug).executeTakeFirst()
  return row?.id ?? ''
}

/** What readers of both languages find under a tag, read from its own list; looked up item by item it has to be the same. */
async function listed(slug: string): Promise<string[]> {
  const id = await idOf(slug)
  const found: string[] = []
  for (const language of languages) {
    const wanted = {
      now: site.services.clock(),
      language,
      kinds: ['blog'],
      order: 'newest',
      limit: 9,
    } as const
    const ask = async (areTagsRare: boolean) =>
      (await selectPublished(db(), { ...wanted, tagIds: [id], areTagsRare })).map(({ title }) => title)
    const titles = await ask(false)
    expect(titles).toEqual(await ask(true))
    found.push(titles.join(' '))
  }
  return found
}

test('the list of a tag follows what is published, tagged, merged and thrown away', async () => {
  const [coffee, cofee] = [await author.tag('Coffee'), await author.tag('Cofee')]
  const one = await author.post('blog', { en: 'one', am: 'አንድ' }, { tags: [coffee] })
  site.advance(1000)
  const two = await author.post('blog', { en: 'two' }, { tags: [coffee, cofee] })
  site.advance(1000)
  const three = await author.post('blog', { en: 'three' })
  expect(await listed(coffee)).toEqual(['two one', 'two አንድ'])
  await author.change(three.id, { tags: [cofee] })
  expect(await listed(cofee)).toEqual(['three two', 'three two'])
  await author.publish(one.id, 'en', { publishAt: site.services.clock() + 5000 })
  await author.change(two.id, { tags: [cofee] })
  expect(await listed(coffee)).toEqual(['one', 'አንድ'])
  const successor = { id: await idOf(coffee) }
  await author.browser.send('PUT', `/api/admin/tags/${await idOf(cofee)}/successor`, successor)
  expect(await listed(coffee)).toEqual(['three two one', 'three two አንድ'])
  await author.browser.send('DELETE', `/api/admin/items/${three.id}/editions/en/publication`)
  await author.browser.send('DELETE', `/api/admin/items/${two.id}`)
  expect(await listed(coffee)).toEqual(['one', 'አንድ'])
})
