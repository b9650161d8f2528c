import { z } from 'zod'
import { block, type Block } from './nodes/block.ts'
import { headingIds, headingText, type Heading } from './nodes/heading.ts'
import { refuseBeyondLimits } from './limits.ts'
import type { Mark } from './nodes/marks.ts'
import { inlineOf, ownText, walkBlocks } from './walk.ts'

export { lengthOf, plainText } from './reading-time.ts'

export interface BlockDocument {
  type: 'doc'
  content: Block[]
}

/**
 * A text as the editor writes it. Parsing gives its one canonical form: attributes in full, marks in order, words in normal form C.
 * A refusal names its place (`content.3.attrs.level`) and a code (`block.unknown`, `link.unsafe`, `too_deep` …).
 */
export const blockDocument: z.ZodType<BlockDocument> = z
  .unknown()
  .superRefine(refuseBeyondLimits)
  .pipe(z.strictObject({ type: z.literal('doc'), content: z.array(block).min(1) }))
  .meta({
    description: 'Blocks as Tiptap writes them: `{ "type": "doc", "content": [block, …] }`.',
    type: 'object',
    properties: {
      type: { const: 'doc' },
      content: { type: 'array', minItems: 1, items: { type: 'object' } },
    },
    required: ['type', 'content'],
  })

/** A text that nobody has written yet. */
export function emptyDocument(): BlockDocument {
  return { type: 'doc', content: [{ type: 'paragraph' }] }
}

/** Blocks that readers see something of without any words in them. */
const showing: ReadonlySet<Block['type']> = new Set([
  'figureImage',
  'fileBlock',
  'video',
  'selfCheck',
  'chart',
  'calculator',
  'scamCheck',
])

/** Whether a reader would see nothing: no words, pictures, files or videos. */
export function isEmpty(doc: BlockDocument): boolean {
  for (const block of walkBlocks(doc.content)) {
    if (showing.has(block.type) || ownText(block).trim()) return false
  }
  return true
}

export interface HeadingEntry {
  id: string
  level: Heading['attrs']['level']
  text: string
}

/** The headings in order, with the ids that the HTML gives them. */
export function headingsOf(doc: BlockDocument): HeadingEntry[] {
  const headings = headingNodes(doc)
  const texts = headings.map(headingText)
  const ids = headingIds(texts)
  return headings.map((heading, index) => ({
    id: ids[index] ?? '',
    level: heading.attrs.level,
    text: texts[index] ?? '',
  }))
}

/** The headings that have words. */
export function headingNodes(doc: BlockDocument): Heading[] {
  return [...walkBlocks(doc.content)]
    .filter((block) => block.type === 'heading')
    .filter((node) => headingText(node) !== '')
}

/** The stored pictures, files and videos that a text shows, each once. */
export function mediaIdsOf(doc: BlockDocument): string[] {
  const ids = [...walkBlocks(doc.content)].flatMap((block) => {
    if (block.type === 'figureImage' || block.type === 'fileBlock') return [block.attrs.mediaId]
    return block.type === 'video' && block.attrs.provider === 'upload' ? [block.attrs.id] : []
  })
  return [...new Set(ids)]
}

/** The addresses that a text links to, each once. */
export function linksOf(doc: BlockDocument): string[] {
  return [...new Set(marksOf(doc).flatMap((mark) => (mark.type === 'link' ? [mark.attrs.href] : [])))]
}

/** The terms that a text marks, each once. */
export function termIdsOf(doc: BlockDocument): string[] {
  return [...new Set(marksOf(doc).flatMap((mark) => (mark.type === 'term' ? [mark.attrs.termId] : [])))]
}

/** The questions that a text asks, each once. */
export function questionIdsOf(doc: BlockDocument): string[] {
  const asked = [...walkBlocks(doc.content)].flatMap((block) =>
    block.type === 'selfCheck' ? [block.attrs.questionId] : [],
  )
  return [...new Set(asked)]
}

/** The data sets that a text draws, each once. */
export function dataSetIdsOf(doc: BlockDocument): string[] {
  const drawn = [...walkBlocks(doc.content)].flatMap((block) =>
    block.type === 'chart' ? [block.attrs.dataSet, block.attrs.compared ?? []].flat() : [],
  )
  return [...new Set(drawn)]
}

function marksOf(doc: BlockDocument): Mark[] {
  return [...walkBlocks(doc.content)]
    .flatMap(inlineOf)
    .flatMap((node) => (node.type === 'text' ? (node.marks ?? []) : []))
}
