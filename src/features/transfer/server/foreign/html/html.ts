import type { Root } from 'hast'
import { toMdast } from 'hast-util-to-mdast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import type { Block } from '#content/blocks/nodes/block.ts'
import { blockDocument, emptyDocument, plainText, type BlockDocument } from '#content/blocks/document.ts'
import { documentLimits } from '#content/blocks/limits.ts'
import { readBlocks } from '../../markdown/markdown-blocks.ts'
import type { MarkdownReading } from '../../markdown/markdown-reading.ts'
import { createHandlers } from './handlers.ts'
import { prepare } from './prepare.ts'
import type { HtmlReading } from './reading.ts'

const parser = unified().use(rehypeParse, { fragment: true }).freeze()

/** Elements in each other: far more than a text has, far less than recursion can take. */
const deepestTree = 300
export const longestHtml = 4 * 1024 * 1024
/** Beginnings and ends of elements: many times what fits into a text, and no more than can be read while others wait. */
const mostTags = 20_000

/**
 * A text in HTML as a validated text of blocks, by an allow-list: nothing of the HTML itself is kept.
 * What has no block is noted and left out; a text beyond our limits is cut at its end, which is noted.
 */
export function importHtml(html: string, reading: HtmlReading): BlockDocument {
  if (html.length > longestHtml || isTooDeep(html)) {
    reading.note('document.invalid', html.length > longestHtml ? 'too_large' : 'too_deep')
    return emptyDocument()
  }
  const root: Root = {
    type: 'root',
    children: prepare(parser.parse(withMostTags(html, reading)).children, reading),
  }
  const markdown: MarkdownReading = {
    source: '',
    resolveMedia: () => undefined,
    resolveTerm: () => undefined,
    resolveQuestion: () => undefined,
    resolveDataSet: () => undefined,
    hasCalculator: () => true,
    definitions: new Map(),
    problems: [],
  }
  const tree = toMdast(root, {
    document: true,
    handlers: createHandlers({ ...reading, markdown }),
    nodeHandlers: { comment: () => undefined },
  })
  const blocks = tree.type === 'root' ? readBlocks(tree.children, markdown) : []
  for (const { code, detail } of markdown.problems) reading.note(code, detail)
  return withinLimits(blocks, reading)
}

/** The beginning of a text of more elements than could be kept of it. */
function withMostTags(html: string, { note }: HtmlReading): string {
  let tags = 0
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    if (++tags <= mostTags) continue
    note('text.cut', html.slice(at, at + 200))
    return html.slice(0, at)
  }
  return html
}

/** Counts open elements; those that may stay open in HTML do not count. */
function isTooDeep(html: string): boolean {
  let depth = 0
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (neverDeep.has(name.toLowerCase())) continue
    depth += slash ? -1 : 1
    if (depth > deepestTree) return true
    if (depth < 0) depth = 0
  }
  return false
}

const neverDeep = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd option tr td th thead tbody tfoot'.split(
    ' ',
  ),
)

/** Blocks that our rules refuse become their words; then blocks are taken from the end until the text is small enough. */
export function withinLimits(blocks: readonly Block[], reading: Pick<HtmlReading, 'note'>): BlockDocument {
  const valid = blocks.flatMap((block): Block[] => {
    const checked = blockDocument.safeParse({ type: 'doc', content: [block] })
    if (checked.success) return checked.data.content
    const code = checked.error.issues[0]?.message ?? ''
    if (code === 'too_large') {
      reading.note('text.cut', block.type)
      return []
    }
    reading.note('document.invalid', `${block.type}: ${code}`)
    return asWords(block)
  })
  let bytes = 64
  const kept = valid.findIndex((block) => (bytes += sizeOf(block) + 1) > documentLimits.bytes)
  if (kept !== -1) reading.note('text.cut', plainText({ type: 'doc', content: valid.slice(kept, kept + 1) }))
  const content = kept === -1 ? valid : valid.slice(0, kept)
  return content.length > 0 ? { type: 'doc', content } : emptyDocument()
}

function sizeOf(block: Block): number {
  return Buffer.byteLength(JSON.stringify(block))
}

function asWords(block: Block): Block[] {
  return plainText({ type: 'doc', content: [block] })
    .split('\n')
    .map((line) => ({
      type: 'paragraph',
      content: [{ type: 'text', text: [...line].slice(0, 5000).join('') }],
    }))
}
