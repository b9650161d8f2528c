import { blockDocument, dataSetIdsOf, mediaIdsOf, questionIdsOf } from '#content/blocks/document.ts'
import type { Block } from '#content/blocks/nodes/block.ts'
import type { ContentKind } from '#content/kinds.ts'
import { importMarkdown } from '../markdown/markdown.ts'
import { writeMarkdown, type SlugOf } from '../markdown/write-markdown.ts'
import type { FaultFinder, Place } from './faults.ts'

/** What texts name, by what stands for it in a file. */
export interface Names {
  slugOf: SlugOf
  /** By its address, or by its id. */
  idOf(kind: ContentKind, name: string): string | undefined
  /** Whether a picture or file is here. */
  hasMedia(id: string): boolean
}

/**
 * Blocks as the words of a cell: Markdown where reading it gives the same blocks, and otherwise the blocks themselves, as JSON.
 */
export function writeCell(blocks: readonly Block[], names: Names): string {
  if (blocks.length === 0) return ''
  const plain = plainLine(blocks)
  if (plain !== undefined) return plain
  const markdown = markdownOf(blocks, names)
  return markdown ?? JSON.stringify(blocks)
}

/** Blocks as Markdown that gives the same blocks when it is read; undefined for what Markdown cannot say. */
export function markdownOf(blocks: readonly Block[], names: Names): string | undefined {
  const plain = plainLine(blocks)
  if (plain !== undefined) return plain
  const markdown = writeMarkdown(blocks, names.slugOf)
  if (markdown === undefined || isJson(markdown) || markdown === '') return undefined
  const { body, problems } = importMarkdown(markdown, readingOf({ ...names, hasMedia: () => true }))
  return problems.length === 0 && JSON.stringify(body.content) === JSON.stringify(blocks)
    ? markdown
    : undefined
}

/** The blocks of a cell. What cannot be read is said and left out. */
export function readCell(text: string, names: Names, at: { faults: FaultFinder; place: Place }): Block[] {
  const words = text.trim()
  if (words === '') return []
  if (isPlain(words))
    return [{ type: 'paragraph', content: [{ type: 'text', text: words.normalize('NFC') }] }]
  const blocks = isJson(words) ? readJson(words, at) : readMarkdown(words, names, at)
  const { faults, place } = at
  if (blocks.some(({ type }) => ofQuestions.has(type))) faults.error('cell.question_part', place)
  for (const id of mediaIdsOf({ type: 'doc', content: blocks }))
    if (!names.hasMedia(id)) faults.error('media.unknown', place, id)
  for (const id of questionIdsOf({ type: 'doc', content: blocks }))
    if (!names.idOf('question', id)) faults.warn('question.unknown', place, id)
  for (const id of dataSetIdsOf({ type: 'doc', content: blocks }))
    if (!names.idOf('resource', id)) faults.warn('data_set.unknown', place, id)
  return blocks
}

function readMarkdown(
  words: string,
  names: Names,
  { faults, place }: { faults: FaultFinder; place: Place },
): Block[] {
  const { body, problems } = importMarkdown(words, readingOf(names))
  for (const { code, detail } of problems) {
    if (code === 'media.unknown' || code === 'document.invalid') faults.error(code, place, detail)
    else faults.warn(code, place, detail)
  }
  const [only, ...others] = body.content
  return only?.type === 'paragraph' && !only.content && others.length === 0 ? [] : body.content
}

function readJson(words: string, { faults, place }: { faults: FaultFinder; place: Place }): Block[] {
  const checked = blockDocument.safeParse({ type: 'doc', content: parsed(words) })
  if (checked.success) return checked.data.content
  const [issue] = checked.error.issues
  faults.error(
    'cell.blocks_invalid',
    place,
    `${issue?.path.slice(1).join('.') ?? ''} ${issue?.message ?? ''}`,
  )
  return []
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** Blocks that have a place of their own in a file. */
const ofQuestions = new Set(['choice', 'counterpart', 'explanation', 'numberAnswer'])

function isJson(words: string): boolean {
  return /^\[\s*\{\s*"/.test(words)
}

function readingOf(names: Names) {
  return {
    resolveMedia: (source: string) => {
      const [, id] = /^(?:media|files)\/([\w-]{1,40})$/.exec(source) ?? []
      return id !== undefined && names.hasMedia(id) ? id : undefined
    },
    resolveTerm: (slug: string) => names.idOf('term', slug),
    resolveQuestion: (name: string) => names.idOf('question', name),
    resolveDataSet: (name: string) => names.idOf('resource', name),
  }
}

/** The words of a single line in which nothing means anything to Markdown, which is most cells; they need no parser. */
function plainLine([only, ...others]: readonly Block[]): string | undefined {
  if (only?.type !== 'paragraph' || others.length > 0 || only.content?.length !== 1) return undefined
  const [run] = only.content
  return run?.type === 'text' && !run.marks && isPlain(run.text) ? run.text : undefined
}

function isPlain(words: string): boolean {
  return (
    words.length < 5000 &&
    /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N},.;?%()"'«»“”‘’–—\u1361-\u1368]| (?! ))*$/u.test(words) &&
    !/^\d|\bwww\.| $|[\u200b-\u200f\ufeff]/i.test(words)
  )
}
