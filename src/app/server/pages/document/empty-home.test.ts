import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAuthoring } from '#content/server/test-authoring.ts'
import { createTestApp, type TestApp } from '../../test-app.ts'
import { readPage } from '../../test-page.ts'

let site: TestApp

beforeAll(async () => {
  site = await createTestApp({ PUBLIC_URL: 'http://localhost:3000' })
})
afterAll(() => site.close())

const sections = async () => {
  const { status, text } = await readPage(site, '/')
  return [status, text.includes('Choose a track'), text.includes('Before you send money')]
}

test('the home page names tracks and questions where there are some', async () => {
  expect(await sections()).toEqual([200, false, false])
  const author = await startAuthoring(site)
  await author.post('learn', { en: 'First steps' })
  const safety = await author.collection('faq_category', 'Safety')
  await author.post('faq', { en: 'Is it safe?' }, { collectionId: safety.id })
  expect(await sections()).toEqual([200, true, true])
})
