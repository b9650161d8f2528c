import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import xliff2js from 'xliff/xliff2js'
import type { Block } from '#content/blocks/nodes/block.ts'
import { blockDocument } from '#content/blocks/document.ts'
import type { Inline } from '#content/blocks/nodes/inline.ts'
import { everyBlock } from '#content/blocks/test-document.ts'
import { editionText, type EditionText } from '#content/contract.ts'
import { joinRuns } from '../markdown/markdown-inline.ts'
import { checkUnits } from './check-item.ts'
import { readXliff } from './read-xliff.ts'
import { writeXliff } from './write-xliff.ts'

/** A file as a translator would return it who writes the source into every target. */
function filled(xml: string): string {
  return xml.replace(
    /<source>([^]*?)<\/source>(?:\s*<target>[^]*?<\/target>|\s*<target\/>)?/g,
    (_, words: string) => `<source>${words}</source><target>${words}</target>`,
  )
}

function exported(source: EditionText): string {
  const item = { original: 'hub:blog/x/en/1/0', itemId: 'x', source, matches: new Map() }
  return writeXliff([item], { from: 'en', to: 'am', notes: 'en' })
}

function roundTrip(source: EditionText): EditionText {
  const { units } = readXliff(filled(exported(source))).files[0]!
  const { text, findings } = checkUnits(source, units, { existing: new Map(), sent: new Map() })
  expect(findings).toEqual([])
  return text
}

const words = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 })
/** The database cannot hold a NUL, so no field has one. */
const withoutNul = words.filter((text) => !text.includes('\0'))
const href = fc.constantFrom('/learn/risk', 'https://nbe.gov.et/?a=1&b="2"', 'mailto:a@hub.example')
const simple = fc
  .subarray(['bold', 'italic', 'strike'] as const)
  .map((types) => types.map((type) => ({ type })))
const marks = fc.oneof(
  simple,
  fc.constant([{ type: 'code' as const }]),
  fc.tuple(href, simple).map(([href, more]) => [{ type: 'link' as const, attrs: { href } }, ...more]),
)
const run = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .record({ text: words, marks })
      .map(({ text, marks }) => ({ type: 'text', text, ...(marks.length > 0 && { marks }) })),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'hardBreak' }) },
)
const line = fc.array(run, { maxLength: 6 })
const paragraph = line.map((content) => ({ type: 'paragraph', content }))
const { block } = fc.letrec<{ block: unknown }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'blocks' },
    paragraph,
    line.map((content) => ({ type: 'heading', attrs: { level: 3 }, content })),
    words.map((text) => ({
      type: 'codeBlock',
      attrs: { language: null },
      content: [{ type: 'text', text }],
    })),
    fc
      .tuple(words, words)
      .map(([alt, caption]) => ({ type: 'figureImage', attrs: { mediaId: 'm', alt, caption } })),
    words.map((label) => ({ type: 'fileBlock', attrs: { mediaId: 'f', label } })),
    fc.tuple(words, fc.array(tie('block'), { minLength: 1, maxLength: 3 })).map(([title, content]) => ({
      type: 'callout',
      attrs: { tone: 'risk', title },
      content,
    })),
    fc
      .array(tie('block'), { minLength: 1, maxLength: 2 })
      .map((content) => ({ type: 'blockquote', content })),
    fc
      .array(fc.tuple(paragraph, fc.array(tie('block'), { maxLength: 2 })), { minLength: 1, maxLength: 3 })
      .map((items) => ({
        type: 'bulletList',
        content: items.map(([first, rest]) => ({ type: 'listItem', content: [first, ...rest] })),
      })),
    fc
      .array(fc.array(tie('block'), { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 })
      .map((cells) => ({
        type: 'table',
        content: [{ type: 'tableRow', content: cells.map((content) => ({ type: 'tableCell', content })) }],
      })),
  ),
}))

/** As the editor writes it: one form for each text, neighbouring runs of the same marks in one. */
function canonical(content: unknown[]): EditionText['body'] | undefined {
  const checked = blockDocument.safeParse({ type: 'doc', content })
  return checked.success ? joined(checked.data) : undefined
}

function joined<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (key, member: unknown) =>
    key === 'content' && Array.isArray(member) && member.some((one) => isInline(one))
      ? joinRuns(member as Inline[])
      : member,
  ) as T
}

function isInline(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    (value.type === 'text' || value.type === 'hardBreak')
  )
}

test('a text whose translation is its source comes back as it was', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 5 }), withoutNul, (content, title) => {
      const body = canonical(content)
      fc.pre(body !== undefined)
      const source = editionText.parse({
        title,
        excerpt: `${title} & more`,
        body,
        extras: { outcomes: [title, 'b'], audience: 'all' },
      })
      expect(roundTrip(source)).toEqual(source)
    }),
    { numRuns: 200 },
  )
})

test('every block comes back as it was', () => {
  const body = blockDocument.parse({ type: 'doc', content: Object.values(everyBlock) as Block[] })
  const source = editionText.parse({ title: 'Every block', body })
  expect(roundTrip(source)).toEqual(source)
})

test('a file is read by another library, unit by unit', async () => {
  const body = blockDocument.parse({ type: 'doc', content: [everyBlock.paragraph, everyBlock.figureImage] })
  const read = await xliff2js(exported(editionText.parse({ title: 'Price & value <1>', body })))
  expect(read.sourceLanguage).toBe('en')
  const units = read.resources['item-x'] ?? {}
  expect(Object.keys(units)).toEqual(['title', 'body.0', 'body.1.alt', 'body.1.caption'])
  expect(units.title?.source).toBe('Price & value <1>')
})
