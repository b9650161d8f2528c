import type { Block } from '#content/blocks/nodes/block.ts'
import type { Inline } from '#content/blocks/nodes/inline.ts'
import { inlineOf, ownText, walkBlocks } from '#content/blocks/walk.ts'
import type { EditionText } from '#content/contract.ts'
import type { Finding, FindingCode, FindingPlace } from '../../contract.ts'

/** A run of words that stands by itself, and where. */
export interface Part {
  field: string
  block: number | null
  words: string
  /** Whether offsets in `words` are offsets in the editor; not for captions, titles and other fields of a block. */
  hasOffsets: boolean
}

/** What editors note for each other; readers never see it. */
const unread = new Set(['avoid'])

/** Every part of a text that readers read as prose. Code counts as blanks. */
export function partsOf(text: EditionText): Part[] {
  const fields = (['title', 'excerpt', 'seoTitle', 'seoDescription'] as const).map((field) => ({
    field,
    words: text[field],
  }))
  const extras = Object.entries(text.extras)
    .filter(([name]) => !unread.has(name))
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value])
        .filter((one) => typeof one === 'string')
        .map((words) => ({ field: `extras.${name}`, words })),
    )
  return [
    ...[...fields, ...extras].map((one) => ({ ...one, block: null, hasOffsets: false })),
    ...bodyParts(text),
  ].filter(({ words }) => words.trim() !== '')
}

/** The parts of the body, in reading order. */
function bodyParts(text: EditionText): Part[] {
  return [...walkBlocks(text.body.content)].flatMap((block, index) =>
    proseOf(block).map((part) => ({ ...part, field: 'body', block: index })),
  )
}

function proseOf(block: Block): Pick<Part, 'words' | 'hasOffsets'>[] {
  if (block.type === 'codeBlock') return []
  if (block.type === 'paragraph' || block.type === 'heading')
    return [{ words: inlineOf(block).map(wordsOf).join(''), hasOffsets: true }]
  const own = { words: ownText(block), hasOffsets: false }
  return block.type === 'figureImage' ? [own, { words: block.attrs.alt, hasOffsets: false }] : [own]
}

/** As long as in the editor, where a line break counts as one. */
function wordsOf(node: Inline): string {
  if (node.type !== 'text') return '\n'
  return node.marks?.some((mark) => mark.type === 'code') ? ' '.repeat(node.text.length) : node.text
}

/** What a finding says, but for its place. */
interface Said {
  code: FindingCode
  severity?: Finding['severity']
  values?: Record<string, string>
  quote?: string
}

/** A finding about some words of a part. */
export function findingAt(part: Part, range: { start: number; end: number }, what: Said): Finding {
  const place: FindingPlace = {
    field: part.field,
    block: part.block,
    start: part.hasOffsets ? range.start : null,
    end: part.hasOffsets ? range.end : null,
  }
  return findingOf(place, what, what.quote ?? shorten(part.words.slice(range.start, range.end)))
}

/** A finding about a whole block of the body. */
export function findingIn(block: number, what: Said): Finding {
  return findingOf({ field: 'body', block, start: null, end: null }, what, shorten(what.quote ?? ''))
}

function findingOf(place: FindingPlace, { code, severity, values }: Said, quote: string): Finding {
  return { code, severity: severity ?? 'warning', place, quote, values: values ?? {} }
}

const mostQuoted = 80

/** The words around a mark, so that its place can be told from others: from the word before it to the one after it. */
export function around(words: string, { start, end }: { start: number; end: number }): string {
  const before = /\S*\s*$/.exec(words.slice(Math.max(0, start - mostQuoted), start))?.[0] ?? ''
  const after = /^\s*\S*/.exec(words.slice(end, end + mostQuoted))?.[0] ?? ''
  return shorten(`${before}${words.slice(start, end)}${after}`.trim())
}

export function shorten(words: string): string {
  const letters = [...words.replace(/\s+/g, ' ').trim()]
  return letters.length <= mostQuoted ? letters.join('') : `${letters.slice(0, mostQuoted - 1).join('')}…`
}
