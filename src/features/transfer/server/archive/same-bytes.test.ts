import {
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  oneof,
  option,
  record,
  string,
} from 'fast-check'
import { expect, test } from 'vitest'
import { createTestApp } from '#app/server/test-app.ts'
import type { Block } from '#content/blocks/nodes/block.ts'
import { blockDocument } from '#content/blocks/document.ts'
import { everyBlock } from '#content/blocks/test-document.ts'
import { levels, markets } from '#content/classification.ts'
import { binAsIn, startCarrying } from './test-archive.ts'

const letters = constantFrom(
  'a',
  'Z',
  ' ',
  'é',
  'e\u0301',
  'ሀ',
  'አ',
  'ክ',
  '።',
  '፣',
  '"',
  '\\',
  '<',
  '&',
  '😀',
  '\u00a0',
)
const words = (most: number) =>
  string({ unit: letters, minLength: 1, maxLength: most }).map((text) => `x${text}`)
const text = words(40).map((value) => ({ type: 'text', text: value }))
const paragraph = array(text, { minLength: 1, maxLength: 3 }).map((content) => ({
  type: 'paragraph',
  content,
}))
const heading = record({ level: constantFrom(2, 3, 4), content: text }).map(({ level, content }) => ({
  type: 'heading',
  attrs: { level },
  content: [content],
}))
const list = array(paragraph, { minLength: 1, maxLength: 3 }).map((items) => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [item] })),
}))
const withoutMedia = [
  everyBlock.table,
  everyBlock.callout,
  everyBlock.orderedList,
  everyBlock.paragraph,
  everyBlock.codeBlock,
]
const block = oneof(paragraph, heading, list, constantFrom(...withoutMedia))
const body = array(block, { minLength: 1, maxLength: 6 }).map((content) =>
  blockDocument.parse({ type: 'doc', content }),
)

const step = constantFrom('draft', 'publish', 'publish and go on', 'plan', 'bin')
const item = record({
  titles: record({ en: words(30), am: words(30) }),
  bodies: record({ en: body, am: body }),
  step,
  level: option(constantFrom(...levels)),
  market: option(constantFrom(...markets)),
  featured: boolean(),
  authors: array(
    words(10).map((name) => name.trim()),
    { maxLength: 3 },
  ),
  isTranslation: boolean(),
})

/** Whatever somebody writes: into an empty site and out again, the archive is the same to the byte. */
test('any content goes in and comes out with the same bytes', async () => {
  await assert(
    asyncProperty(array(item, { minLength: 1, maxLength: 4 }), boolean(), async (items, withRevisions) => {
      const [from, to] = [
        await createTestApp({ RATE_LIMIT_FACTOR: '1000' }),
        await createTestApp({ RATE_LIMIT_FACTOR: '1000' }),
      ]
      try {
        const [sender, receiver] = [await startCarrying(from), await startCarrying(to)]
        const { author } = sender
        for (const wanted of items) {
          const { id } = await author.start('blog', wanted.titles.en)
          await author.change(id, {
            level: wanted.level,
            market: wanted.market,
            featured: wanted.featured,
            authors: wanted.authors.filter(Boolean),
          })
          const texts = (language: 'en' | 'am') => ({
            title: wanted.titles[language],
            body: wanted.bodies[language] as { type: 'doc'; content: Block[] },
          })
          await author.save(id, 'en', texts('en'), { keep: true })
          await author.save(id, 'am', texts('am'), wanted.isTranslation ? { translatedFrom: 2 } : {})
          if (wanted.step === 'plan')
            await author.publish(id, 'en', { publishAt: from.services.clock() + 86_400_000 })
          if (wanted.step.startsWith('publish')) await author.publish(id, 'en')
          if (wanted.step === 'publish and go on') await author.save(id, 'en', texts('am'))
          if (wanted.step === 'bin') await author.browser.send('DELETE', `/api/admin/items/${id}`)
        }
        const query = withRevisions ? '?revisions=1' : ''
        const zip = await sender.takeOut(query)
        const applied = await receiver.apply(zip)
        expect(applied.status, applied.text).toBe(200)
        await binAsIn(from, to)
        expect((await receiver.takeOut(query)).equals(zip)).toBe(true)
        expect((await receiver.check(zip)).counts.items).toEqual({
          create: 0,
          update: 0,
          unchanged: items.length,
        })
      } finally {
        await from.close()
        await to.close()
      }
    }),
    { numRuns: 8 },
  )
}, 180_000)
