import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import type { Block } from '#content/blocks/nodes/block.ts'
import {
  documentOf,
  editionOf,
  paragraph,
  startAuthoring,
  type Author,
} from '#content/server/test-authoring.ts'
import type { EditionText } from '#content/contract.ts'
import { applyBrought, bringImport } from '../imports/test-imports.ts'

let site: TestApp
let author: Author
beforeAll(async () => {
  site = await createTestApp()
  author = await startAuthoring(site)
})
afterAll(() => site.close())

/** Sends items out and brings the file back with one title changed. */
async function translateTitle(id: string, title: string) {
  const sent = await author.browser.send('POST', '/api/admin/translation-exports', {
    itemIds: [id],
    from: 'en',
  })
  const content = sent.text.replace(
    /(<unit id="title">[^]*?<\/source>\s*)(?:<target>[^]*?<\/target>)?/,
    (_, source: string) => `${source}<target>${title}</target>`,
  )
  const { json } = await bringImport(author.browser, { purpose: 'translation', name: 'back.xlf', content })
  expect((await applyBrought(author.browser, json)).status).toBe(200)
  return editionOf(await author.read(id), 'am')!
}

test('words that only the translation has stay when the file comes back', async () => {
  const picture = 'abcdefghijklmnopqrstuv'
  const body = (alt: string, caption: string, more: string): Block[] => [
    paragraph(alt ? 'ጽሑፍ።' : 'Text.'),
    { type: 'figureImage', attrs: { mediaId: picture, alt, caption } },
    {
      type: 'callout',
      attrs: { tone: 'info', title: caption },
      content: [paragraph(alt ? 'ልብ ይበሉ።' : 'Note.')],
    },
    more ? paragraph(more) : { type: 'paragraph' },
  ]
  const item = await author.start('blog', 'A post')
  await author.save(item.id, 'en', { title: 'A post', excerpt: '', body: documentOf(...body('', '', '')) })
  const own = {
    title: 'ጽሑፍ',
    excerpt: 'በአጭሩ።',
    seoTitle: 'ለፍለጋ',
    seoDescription: 'የፍለጋ መግለጫ።',
    body: documentOf(...body('የሻማ ሥዕል', 'ከታች ያለው', 'ተጨማሪ ሐሳብ።')),
  }
  await author.save(item.id, 'am', own)
  expect(await translateTitle(item.id, 'አዲስ ርዕስ')).toMatchObject({ ...own, title: 'አዲስ ርዕስ' })
})

test('words of a picture stay with it when blocks beside it are the source’s alone, blank lines stay blank', async () => {
  const [one, other] = ['abcdefghijklmnopqrstuv', 'vutsrqponmlkjihgfedcba']
  const figure = (mediaId: string, alt: string): Block => ({
    type: 'figureImage',
    attrs: { mediaId, alt, caption: '' },
  })
  const item = await author.start('blog', 'Two pictures')
  const body = documentOf(
    paragraph('One.'),
    { type: 'paragraph' },
    figure(one, ''),
    figure(other, ''),
    paragraph('Two.'),
  )
  await author.save(item.id, 'en', { title: 'Two pictures', excerpt: '', body })
  await author.save(item.id, 'am', {
    title: 'ሥዕሎች',
    excerpt: '',
    body: documentOf(paragraph('አንድ።'), figure(one, 'ቀዳሚው'), paragraph('ሁለት።')),
  })
  const { content } = (await translateTitle(item.id, 'ሁለት ሥዕሎች')).body
  expect(content.slice(1, 4)).toEqual([{ type: 'paragraph' }, figure(one, 'ቀዳሚው'), figure(other, '')])
})

test('names that only the translation of a term has stay, and as many entries as the source lost go', async () => {
  const item = await author.start('term', 'Bond')
  const text = (title: string, extras: EditionText['extras']) => ({
    title,
    excerpt: '',
    body: documentOf(paragraph(title)),
    extras,
  })
  const original = text('Bond', { aliases: ['Note'], avoid: ['Paper', 'Sheet'] })
  await author.save(item.id, 'en', original, { keep: true })
  const translatedFrom = editionOf(await author.read(item.id), 'en')!.revision
  const own = { aliases: ['ሰነድ', 'የዕዳ ሰነድ'], avoid: ['ወረቀት', 'ሉህ'], example: 'መንግሥት ቦንድ ይሸጣል።' }
  await author.save(item.id, 'am', text('ቦንድ', own), { translatedFrom })
  expect((await translateTitle(item.id, 'ቦንድ ሁለት')).extras).toEqual(own)
  await author.save(item.id, 'en', text('Bond', { aliases: [], avoid: ['Paper'] }))
  const { extras } = await translateTitle(item.id, 'ቦንድ ሦስት')
  expect(extras).toEqual({ ...own, avoid: ['ወረቀት'] })
})
