import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { documentOf, editionOf, paragraph, type Author } from '#content/server/test-authoring.ts'
import type { ImportPurposeName } from '../../imports/contract.ts'
import { startCarrying, type Carrier } from '../archive/test-archive.ts'
import {
  applyBrought,
  bringImport,
  importsPath,
  lookAt,
  type LookedAt,
  type TranslationImport,
} from './test-imports.ts'

let site: TestApp
let carrier: Carrier
let author: Author
beforeAll(async () => {
  site = await createTestApp({ RATE_LIMIT_FACTOR: '1000' })
  carrier = await startCarrying(site)
  author = carrier.author
})
afterAll(() => site.close())

const bring = <P extends ImportPurposeName>(purpose: P, name: string, content: string | Uint8Array) =>
  bringImport(author.browser, { purpose, name, content })

/** An import of which the report is true no longer does nothing until it is looked at again. */
async function expectRefused<P extends ImportPurposeName>(looked: LookedAt<P>): Promise<LookedAt<P>> {
  const { status, json } = await applyBrought(author.browser, looked)
  expect([status, json.code]).toEqual([409, 'import.site_changed'])
  expect((await author.browser.get<LookedAt<P>>(`${importsPath}/${looked.id}`)).json.result).toBeNull()
  return (await lookAt(author.browser, looked.id, { purpose: looked.purpose })).json
}

test('what somebody has published since an archive was looked at is not replaced unsaid', async () => {
  const post = await author.post('blog', { en: 'Coffee' })
  const { json: looked } = await bring('archive', 'content.zip', await carrier.takeOut())
  expect(looked.report.items.map(({ action }) => action)).toEqual(['unchanged'])
  await author.save(post.id, 'en', { title: 'Coffee, corrected' })
  await author.publish(post.id, 'en')
  const again = await expectRefused(looked)
  expect(editionOf(await author.read(post.id), 'en')?.title).toBe('Coffee, corrected')
  expect(again.report.items.map(({ action }) => action)).toEqual(['update'])
  expect((await applyBrought(author.browser, again)).status).toBe(200)
  expect(editionOf(await author.read(post.id), 'en')?.title).toBe('Coffee')
})

test('nor is what would have been replaced anyway, and has been changed once more', async () => {
  const post = await author.post('blog', { en: 'Barley' })
  const zip = await carrier.takeOut(`?ids=${post.id}`)
  await author.save(post.id, 'en', { title: 'Barley, corrected' })
  const { json: looked } = await bring('archive', 'content.zip', zip)
  expect(looked.report.items.map(({ action }) => action)).toEqual(['update'])
  await author.save(post.id, 'en', { title: 'Barley, corrected twice' })
  const refused = await applyBrought(author.browser, looked)
  expect([refused.status, refused.json.code]).toEqual([409, 'import.site_changed'])
  expect(refused.json).toMatchObject({ details: { item: 'blog/barley' } })
  expect(editionOf(await author.read(post.id), 'en')?.title).toBe('Barley, corrected twice')
  const again = await expectRefused(looked)
  expect((await applyBrought(author.browser, again)).status).toBe(200)
  expect(editionOf(await author.read(post.id), 'en')?.title).toBe('Barley')
})

test('nor is a track or a setting that has no versions', async () => {
  const made = { kind: 'track', titleEn: 'Old', titleAm: 'የድሮ' }
  const track = (await author.browser.send<{ id: string }>('POST', '/api/admin/collections', made)).json
  const zip = await carrier.takeOut()
  const rename = (titleEn: string) =>
    author.browser.send('PATCH', `/api/admin/collections/${track.id}`, { titleEn })
  expect((await rename('New')).status).toBe(200)
  const { json: looked } = await bring('archive', 'content.zip', zip)
  expect(looked.report.counts.collections.update).toBe(1)
  expect((await rename('Newer')).status).toBe(200)
  const again = await expectRefused(looked)
  expect((await applyBrought(author.browser, again)).status).toBe(200)
})

test('an archive that an administrator has looked at in one language is imported by one who reads the other', async () => {
  await author.post('blog', { en: 'Sesame', am: 'ሰሊጥ' })
  const { json: looked } = await bring('archive', 'content.zip', await carrier.takeOut())
  const reader = site.browser({ language: 'am' })
  for (const [name, value] of author.browser.cookies) reader.cookies.set(name, value)
  expect((await applyBrought(reader, looked)).status).toBe(200)
})

test('a translation that somebody has rewritten since a translator’s file was looked at is not replaced unsaid', async () => {
  const { id } = await author.post('blog', { en: 'Teff' })
  const order = { itemIds: [id], from: 'en' }
  const sent = await author.browser.send('POST', '/api/admin/translation-exports', order)
  const xml = sent.text.replace('</source>', '</source><target>ጤፍ</target>')
  const { json: looked } = await bring('translation', 'back.xlf', xml)
  const codes = ({ report }: TranslationImport) => report.items[0]!.findings.map(({ code }) => code)
  expect(codes(looked)).not.toContain('target.newer')
  await author.save(id, 'am', { title: 'የተሻለ', body: documentOf(paragraph('የሌላ ሰው።')) })
  const again = await expectRefused(looked)
  expect(editionOf(await author.read(id), 'am')?.title).toBe('የተሻለ')
  expect(codes(again)).toContain('target.newer')
  expect((await applyBrought(author.browser, again)).status).toBe(200)
})

test('an exercise that somebody has changed since a table was looked at is not replaced unsaid', async () => {
  const { id } = await author.start('question', 'Which of them')
  const body = (asked: string) =>
    documentOf(
      paragraph(asked),
      { type: 'choice', attrs: { id: 'k3f9', isRight: true, area: null }, content: [paragraph('This')] },
      { type: 'choice', attrs: { id: 'p2xa', isRight: false, area: null }, content: [paragraph('That')] },
    )
  await author.save(id, 'en', { title: 'Which of them', excerpt: '', body: body('Which?') })
  const table = await author.browser.get('/api/admin/question-exports')
  const { json: looked } = await bring('questions', 'questions.csv', table.text)
  expect(looked.report.questions.map(({ action }) => action)).toEqual(['unchanged'])
  const rewrite = (asked: string) =>
    author.save(id, 'en', { title: 'Which of them', excerpt: '', body: body(asked) })
  await rewrite('Which one?')
  const once = await expectRefused(looked)
  expect(once.report.questions.map(({ action }) => action)).toEqual(['update'])
  await rewrite('Which one of them?')
  const again = await expectRefused(once)
  expect((await applyBrought(author.browser, again)).status).toBe(200)
})
