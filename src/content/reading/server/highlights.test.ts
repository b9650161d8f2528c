import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import type { Card } from '../../contract.ts'
import { startAuthoring, type Author } from '../../server/test-authoring.ts'

let site: TestApp
let author: Author

beforeAll(async () => {
  site = await createTestApp()
  author = await startAuthoring(site)
})

afterAll(() => site.close())

async function read(language = 'en'): Promise<{ featured: Card[]; newest: Card[] }> {
  return (await site.browser().get<{ featured: Card[]; newest: Card[] }>(`/api/highlights?lang=${language}`))
    .json
}

test('a new site has none', async () => {
  expect(await read()).toEqual({ featured: [], newest: [] })
})

test('show up to four featured items and the six newest that guests may read', async () => {
  const kinds = ['blog', 'learn', 'resource', 'course', 'blog', 'faq', 'page'] as const
  for (const [at, kind] of kinds.entries()) {
    await author.post(
      kind,
      { en: `Featured ${at} ${kind}`, am: kind === 'blog' ? `ልጥፍ ${at}` : undefined },
      { featured: true },
    )
    site.advance(1000)
  }
  await author.post('blog', { en: 'Members only' }, { access: 'signed-in' })
  site.advance(1000)
  for (let count = 0; count < 4; count++) {
    await author.post('learn', { en: `Plain ${count}` })
    site.advance(1000)
  }
  await author.post('blog', { en: 'Unlisted' }, { listed: false, featured: true })
  await author.start('blog', 'Draft')
  const { featured, newest } = await read()
  expect(featured.map((card) => card.title)).toEqual([
    'Featured 4 blog',
    'Featured 3 course',
    'Featured 2 resource',
    'Featured 1 learn',
  ])
  expect(newest.map((card) => card.title)).toEqual([
    'Plain 3',
    'Plain 2',
    'Plain 1',
    'Plain 0',
    'Featured 4 blog',
    'Featured 2 resource',
  ])
})

test('are in the language of the reader where there is one', async () => {
  const { featured } = await read('am')
  expect(featured.map((card) => [card.language, card.title])[0]).toEqual(['am', 'ልጥፍ 4'])
  expect(featured[1]?.language).toBe('en')
})
