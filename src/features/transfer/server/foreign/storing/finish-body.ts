import { blockDocument, emptyDocument, type BlockDocument } from '#content/blocks/document.ts'
import type { Mark } from '#content/blocks/nodes/marks.ts'
import { importedOrigin } from '../foreign-reading.ts'

interface Known {
  /** Ids of stored pictures and files by the ids that stood for them. */
  media: ReadonlyMap<string, string>
  /** The address of an imported post by its origin. */
  addressOf(origin: string): string | undefined
  /** The id of the term of the glossary that an address leads to. */
  termAt(href: string): string | undefined
}

/**
 * A text with the ids of stored pictures and of terms, and the addresses of imported posts, in their places. What is not there falls
 * away; a text that does not follow our rules then is empty, which is told.
 */
export function finishBody(body: BlockDocument, known: Known, onEmptied: () => void): BlockDocument {
  const finished = finish(body, known)
  const checked = blockDocument.safeParse(finished)
  if (checked.success) return checked.data
  onEmptied()
  return emptyDocument()
}

function finish(value: unknown, known: Known): unknown {
  if (Array.isArray(value)) return value.map((one) => finish(one, known)).filter((one) => one !== undefined)
  if (!isNode(value)) return value
  const node = Object.fromEntries(Object.entries(value).map(([key, member]) => [key, finish(member, known)]))
  if (node.type === 'link' && isNode(node.attrs) && typeof node.attrs.href === 'string') {
    const origin = importedOrigin(node.attrs.href)
    if (origin === undefined) return linkOrTerm(node.attrs.href, known)
    const href = known.addressOf(origin)
    return href === undefined ? undefined : { type: 'link', attrs: { href } }
  }
  if (!isNode(node.attrs)) return emptied(node)
  const name = node.type === 'video' && node.attrs.provider === 'upload' ? 'id' : 'mediaId'
  const placeholder = node.attrs[name]
  if (typeof placeholder !== 'string') return emptied(node)
  const id = known.media.get(placeholder)
  return id === undefined ? undefined : { ...node, attrs: { ...node.attrs, [name]: id } }
}

/** A link to the page of a term marks the term. */
function linkOrTerm(href: string, { termAt }: Known): Mark {
  const termId = termAt(href)
  return termId ? { type: 'term', attrs: { termId } } : { type: 'link', attrs: { href } }
}

const mustHold = new Set([
  'doc',
  'blockquote',
  'callout',
  'listItem',
  'tableCell',
  'tableHeader',
  'choice',
  'counterpart',
  'explanation',
])

/** A text without marks has none, and a block that must hold something holds an empty line. */
function emptied(node: Record<string, unknown>): Record<string, unknown> {
  if (Array.isArray(node.marks) && node.marks.length === 0) {
    const { marks: _marks, ...rest } = node
    return rest
  }
  return mustHold.has(String(node.type)) && Array.isArray(node.content) && node.content.length === 0
    ? { ...node, content: [{ type: 'paragraph' }] }
    : node
}

function isNode(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
