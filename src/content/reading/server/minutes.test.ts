import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { systemContext } from '#platform/server/context.ts'
import { recountMinutes } from './minutes.ts'
import { startAuthoring, type Author } from '../../server/test-authoring.ts'

let site: TestApp
let author: Author

beforeAll(async () => {
  site = await createTestApp()
  author = await startAuthoring(site)
})
afterAll(() => site.close())

test('what was published under older rules is counted anew once, and only what differs changes', async () => {
  await author.post('blog', { am: 'ረጅም ጽሑፍ' }, { slug: 'long', body: 'ቃል '.repeat(625) })
  await author.post('blog', { en: 'Short text' }, { body: 'word '.repeat(400) })
  const read = async (slug: string) =>
    (await site.browser().get<{ article: { minutes: number } }>(`/api/blogs/${slug}`)).json.article.minutes
  expect([await read('long'), await read('short-text')]).toEqual([5, 2])

  const ctx = systemContext(site.services, 'test')
  await ctx.db.updateTable('publications').set({ minutes: 3 }).where('language', '=', 'am').execute()
  expect(await read('long')).toBe(3)
  expect(await recountMinutes(ctx)).toBe(1)
  expect([await read('long'), await read('short-text')]).toEqual([5, 2])
  expect(await recountMinutes(ctx)).toBe(0)
})
