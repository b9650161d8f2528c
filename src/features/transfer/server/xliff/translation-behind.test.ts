import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { plainText } from '#content/blocks/document.ts'
import {
  documentOf,
  editionOf,
  paragraph,
  startAuthoring,
  type Author,
} from '#content/server/test-authoring.ts'
import { applyBrought, bringImport, type TranslationImport } from '../imports/test-imports.ts'

let site: TestApp
let author: Author
beforeAll(async () => {
  site = await createTestApp()
  author = await startAuthoring(site)
})
afterAll(() => site.close())

/** A post that readers have in both languages, whose English has two other paragraphs since, and its file. */
async function movedOn(title: string) {
  const item = await author.start('blog', title)
  const english = (...words: string[]) => documentOf(...words.map(paragraph))
  const texts = { title, excerpt: 'In short.' }
  await author.save(item.id, 'en', { ...texts, body: english('One.', 'Two.', 'Three.') })
  const { revision } = editionOf(await author.read(item.id), 'en')!
  const amharic = { title: `ርዕስ ${title}`, excerpt: 'በአጭሩ።', body: english('አንድ።', 'ሁለት።', 'ሦስት።') }
  await author.save(item.id, 'am', amharic, { translatedFrom: revision })
  for (const language of ['en', 'am'] as const)
    expect((await author.publish(item.id, language)).status).toBe(200)
  await author.save(item.id, 'en', { ...texts, body: english('One.', 'Two, changed.', 'Three, changed.') })
  expect((await author.publish(item.id, 'en')).status).toBe(200)
  const order = { itemIds: [item.id], from: 'en' }
  const { text } = await author.browser.send('POST', '/api/admin/translation-exports', order)
  return { id: item.id, basedOn: revision, xml: text }
}

const comeBack = (content: string) =>
  bringImport(author.browser, { purpose: 'translation', name: 'back.xlf', content })
const apply = (brought: TranslationImport) => applyBrought(author.browser, brought)
const findingsOf = ({ report }: TranslationImport) =>
  report.items[0]!.findings.map(({ code, place, detail }) => [code, place, detail])
const amharicOf = async (id: string) => editionOf(await author.read(id), 'am')!

test('a file that nobody has worked on leaves a translation as outdated as it was, also for readers', async () => {
  const { id, xml, basedOn } = await movedOn('Untouched')
  const before = await amharicOf(id)
  expect(before).toMatchObject({ isStale: true, isBehind: true, basedOnRevision: basedOn })
  const { json } = await comeBack(xml)
  expect(json.report.items[0]).toMatchObject({ action: 'nothing', units: 5, translated: 3 })
  expect(findingsOf(json)).toEqual([
    ['target.unchanged', 'body.1', 'ሁለት።'],
    ['target.unchanged', 'body.2', 'ሦስት።'],
  ])
  expect((await apply(json)).json.result).toEqual({ items: [] })
  expect(await amharicOf(id)).toEqual(before)
})

test.each([
  ['came back as it was', (xml: string) => xml, 'target.unchanged'],
  ['came back empty', (xml: string) => xml.replace('<target>ሦስት።</target>', ''), 'target.empty'],
])('a translation of which one outdated piece %s is saved and stays outdated', async (name, change, code) => {
  const { id, xml, basedOn } = await movedOn(name)
  const { json } = await comeBack(change(xml.replace('ሁለት።', 'ሁለት፣ የተለወጠ።')))
  expect(json.report.items[0]).toMatchObject({ action: 'save', units: 5, translated: 4 })
  expect(findingsOf(json).map(([one, place]) => [one, place])).toEqual([[code, 'body.2']])
  expect((await apply(json)).json.result!.items).toHaveLength(1)
  const edition = await amharicOf(id)
  expect(edition).toMatchObject({ isStale: true, basedOnRevision: basedOn, isChanged: true })
  expect(plainText(edition.body)).toBe('አንድ።\nሁለት፣ የተለወጠ።\nሦስት።')
})

test('words that a translator marks as right though they are the same bring a translation up to date', async () => {
  const { id, xml } = await movedOn('Confirmed')
  const { json } = await comeBack(xml.replaceAll('state="initial"', 'state="reviewed"'))
  expect(json.report.items[0]).toMatchObject({ action: 'save', units: 5, translated: 5, findings: [] })
  await apply(json)
  expect(await amharicOf(id)).toMatchObject({ isStale: false })
})

test('a file that comes back half done and then whole brings a translation up to date', async () => {
  const { id, xml } = await movedOn('In two rounds')
  const half = xml.replace('ሁለት።', 'ሁለት፣ የተለወጠ።')
  await apply((await comeBack(half)).json)
  expect(await amharicOf(id)).toMatchObject({ isStale: true })
  const { json } = await comeBack(half.replace('ሦስት።', 'ሦስት፣ የተለወጠ።'))
  expect(json.report.items[0]).toMatchObject({ action: 'save', units: 5, translated: 5 })
  expect(findingsOf(json).map(([code]) => code)).toEqual(['target.newer'])
  await apply(json)
  const edition = await amharicOf(id)
  expect(edition).toMatchObject({ isStale: false })
  expect(plainText(edition.body)).toBe('አንድ።\nሁለት፣ የተለወጠ።\nሦስት፣ የተለወጠ።')
})

test('a file that nobody has worked on takes back no words that a colleague wrote meanwhile', async () => {
  const { id, xml, basedOn } = await movedOn('A colleague')
  const { title, excerpt } = await amharicOf(id)
  const body = documentOf(...['አንድ።', 'ሁለት፣ የታረመ።', 'ሦስት፣ የታረመ።'].map(paragraph))
  await author.save(id, 'am', { title, excerpt, body })
  const before = await amharicOf(id)
  const { json } = await comeBack(xml)
  expect(json.report.items[0]).toMatchObject({ action: 'nothing', units: 5, translated: 3 })
  expect(findingsOf(json).map(([code, place]) => [code, place])).toEqual([
    ['target.newer', ''],
    ['target.unchanged', 'body.1'],
    ['target.unchanged', 'body.2'],
  ])
  await apply(json)
  const edition = await amharicOf(id)
  expect(edition).toEqual(before)
  expect(edition).toMatchObject({ isStale: true, basedOnRevision: basedOn })
})

test('what a colleague brought up to date meanwhile stays so when the file comes back as it was', async () => {
  const { id, xml } = await movedOn('Up to date meanwhile')
  const { title, excerpt } = await amharicOf(id)
  const { revision } = editionOf(await author.read(id), 'en')!
  const body = documentOf(...['አንድ።', 'ሁለት፣ አዲስ።', 'ሦስት፣ አዲስ።'].map(paragraph))
  await author.save(id, 'am', { title, excerpt, body }, { translatedFrom: revision })
  const before = await amharicOf(id)
  const { json } = await comeBack(xml)
  expect(json.report.items[0]).toMatchObject({ action: 'nothing', units: 5, translated: 5 })
  expect(findingsOf(json).map(([code]) => code)).toEqual(['target.newer'])
  await apply(json)
  expect(await amharicOf(id)).toEqual(before)
})
