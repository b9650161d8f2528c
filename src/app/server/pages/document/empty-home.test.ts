import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAuthoring } from '#content/server/test-authoring.ts'
import { createTestApp, type TestApp } from '../../test-app.ts'
import { readPage } from '../../test-page.ts'

let site: TestApp

beforeAll(async () => {
  site = await createTestApp({ PUBLIC_URL: 'http://localhost:3000' })
})
afterAll(() => site.close())

/** Which headings stand on it. */
const sections = async () => {
  const { status, page } = await readPage(site, '/')
  expect(status).toBe(200)
  const headings = {
    offers: 'What you find here',
    featured: 'Start with these',
    tracks: 'Choose a track',
    newest: 'New on the hub',
    safety: 'Before you send money to anyone',
    questions: '>FAQ</h2>',
  }
  return Object.entries(headings).flatMap(([name, words]) => (page.includes(words) ? name : []))
}

test('the home page names what is there, and no list that would be empty', async () => {
  expect(await sections()).toEqual(['offers'])
  const author = await startAuthoring(site)
  await author.post('learn', { en: 'First steps' })
  await author.post('blog', { en: 'Put forward' }, { featured: true })
  expect(await sections()).toEqual(['offers', 'featured', 'tracks', 'newest'])
})

test('the questions on the home page are those before sending money, or else the first', async () => {
  const author = await startAuthoring(site)
  const safety = await author.collection('faq_category', 'Safety', { sortOrder: 3 })
  const account = await author.collection('faq_category', 'Account', { sortOrder: 2 })
  await author.collection('faq_category', 'Empty', { sortOrder: 1 })
  await author.post('faq', { en: 'Is it free?' }, { collectionId: account.id })
  expect(await sections()).toEqual(['offers', 'featured', 'tracks', 'newest', 'questions'])
  expect((await readPage(site, '/')).text).toContain('Is it free?')
  await author.post('faq', { en: 'Is it safe?' }, { collectionId: safety.id })
  expect(await sections()).toEqual(['offers', 'featured', 'tracks', 'newest', 'safety'])
  expect((await readPage(site, '/')).text).not.toContain('Is it free?')
})
