import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { startAuthoring } from '#content/server/test-authoring.ts'
import { copyPublished } from '#content/server/test-copies.ts'
import type { FaqList } from '../contract.ts'

let site: TestApp

beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  const author = await startAuthoring(site)
  const account = await author.collection('faq_category', 'Account', { sortOrder: 1 })
  const courses = await author.collection('faq_category', 'Courses', { sortOrder: 2 })
  const first = await author.post('faq', { en: 'First' }, { collectionId: account.id, sortOrder: 1 })
  await author.post('faq', { en: 'Last' }, { collectionId: courses.id, sortOrder: 900 })
  await copyPublished(site, first.id, 310, { name: 'more', from: 2 })
})
afterAll(() => site.close())

test.each([
  ['', [311, 1]],
  ['category=account', [311]],
  ['category=courses', [1]],
  ['q=last', [1]],
])('the questions are whole, however many there are: “%s”', async (query, counts) => {
  const { categories } = (await site.browser().get<FaqList>(`/api/faq?lang=en&${query}`)).json
  expect(categories.map(({ entries }) => entries.length)).toEqual(counts)
  expect(categories.every(({ entries }) => entries.every(({ html }) => html !== ''))).toBe(true)
})
