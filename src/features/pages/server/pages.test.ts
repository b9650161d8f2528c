import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { startAuthoring, type Author } from '#content/server/test-authoring.ts'
import type { PageDetail } from '../contract.ts'

let site: TestApp
let author: Author

beforeAll(async () => {
  site = await createTestApp()
  author = await startAuthoring(site)
})

afterAll(() => site.close())

test('a page is read at its address in both languages', async () => {
  await author.post('page', { en: 'Privacy policy', am: 'የግላዊነት መመሪያ' })
  const read = async (language: string) =>
    (await site.browser().get<PageDetail>(`/api/pages/privacy-policy?lang=${language}`)).json.article
  expect(await read('en')).toMatchObject({
    kind: 'page',
    title: 'Privacy policy',
    language: 'en',
    publishedIn: ['en', 'am'],
  })
  expect(await read('am')).toMatchObject({ title: 'የግላዊነት መመሪያ', language: 'am' })
})

test('a page that nobody published is 404', async () => {
  await author.start('page', 'Disclaimer')
  const { status, json } = await site.browser().get('/api/pages/disclaimer')
  expect([status, String(json.code)]).toEqual([404, 'page.not_found'])
})
