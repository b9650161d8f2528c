import type { Image, ImageReference, Link, LinkReference, PhrasingContent } from 'mdast'
import type { LeafDirective, TextDirective } from 'mdast-util-directive'
import type { Inline } from '#content/blocks/nodes/inline.ts'
import { inlineText } from '#content/blocks/nodes/line-text.ts'
import { markOrder, type Mark } from '#content/blocks/nodes/marks.ts'
import { isSafeHref } from '#content/blocks/nodes/safe-href.ts'
import { paths } from '#platform/paths.ts'
import { report, sourceOf, type MarkdownReading } from './markdown-reading.ts'

/** A line of Markdown as text with marks. */
export function readInline(nodes: readonly PhrasingContent[], reading: MarkdownReading): Inline[] {
  return joinRuns(nodes.flatMap((node) => readNode(node, [], reading)))
}

/** The words of a line, without its marks. */
export function readWords(nodes: readonly PhrasingContent[], reading: MarkdownReading): string {
  return inlineText(readInline(nodes, reading)).trim()
}

function readNode(node: PhrasingContent, marks: Mark[], reading: MarkdownReading): Inline[] {
  const inside = (mark: Mark) =>
    readAll(node, [...marks.filter(({ type }) => type !== mark.type), mark], reading)
  switch (node.type) {
    case 'text':
      return run(node.value.replaceAll('\n', ' '), marks)
    case 'break':
      return [{ type: 'hardBreak' }]
    case 'strong':
      return inside({ type: 'bold' })
    case 'emphasis':
      return inside({ type: 'italic' })
    case 'delete':
      return inside({ type: 'strike' })
    case 'inlineCode':
      if (marks.length === 0) return run(node.value.replaceAll('\n', ' '), [{ type: 'code' }])
      report(reading, node, { code: 'mark.beside_code', detail: node.value })
      return run(node.value, marks)
    case 'link':
    case 'linkReference': {
      const href = addressOf(node, reading)
      return href === undefined ? readAll(node, marks, reading) : inside(markOf(href, reading))
    }
    case 'textDirective':
      return readDirectiveLiterally(node, marks, reading)
    case 'image':
    case 'imageReference':
      report(reading, node, {
        code: 'image.inside_text',
        detail: imageOf(node, reading)?.url ?? node.alt ?? '',
      })
      return []
    case 'html':
      report(reading, node, { code: 'html.refused', detail: node.value })
      return []
    case 'footnoteReference':
      report(reading, node, { code: 'footnote.unsupported', detail: node.label ?? node.identifier })
      return []
  }
}

/** A link to the page of a term marks the term. */
function markOf(href: string, reading: MarkdownReading): Mark {
  const slug = href.startsWith(paths.term('')) ? href.slice(paths.term('').length) : undefined
  const termId = slug && reading.resolveTerm(slug)
  return termId ? { type: 'term', attrs: { termId } } : { type: 'link', attrs: { href } }
}

function readAll(node: PhrasingContent, marks: Mark[], reading: MarkdownReading): Inline[] {
  return 'children' in node ? node.children.flatMap((child) => readNode(child, marks, reading)) : []
}

function run(text: string, marks: Mark[]): Inline[] {
  if (!text) return []
  if (marks.length === 0) return [{ type: 'text', text }]
  return [
    {
      type: 'text',
      marks: marks.toSorted((a, b) => markOrder.indexOf(a.type) - markOrder.indexOf(b.type)),
      text,
    },
  ]
}

/** Where a link leads, if it may; otherwise its words are kept alone and the link is reported. */
function addressOf(node: Link | LinkReference, reading: MarkdownReading): string | undefined {
  const url = node.type === 'link' ? node.url : reading.definitions.get(node.identifier.toLowerCase())?.url
  if (url !== undefined && isSafeHref(url)) return url
  if (url === undefined) report(reading, node, { code: 'reference.missing', detail: sourceOf(reading, node) })
  else report(reading, node, { code: 'link.unsafe', detail: url })
  return undefined
}

/** Address and words of a picture, also when its address stands elsewhere in the text. */
export function imageOf(node: Image | ImageReference, reading: MarkdownReading) {
  const target = node.type === 'image' ? node : reading.definitions.get(node.identifier.toLowerCase())
  return target && { url: target.url, title: target.title ?? '', alt: node.alt ?? '' }
}

/** "Kind 1:2" or "10:30" is no directive to us: the characters stay as they were typed. */
export function readDirectiveLiterally(
  node: TextDirective | LeafDirective,
  marks: Mark[],
  reading: MarkdownReading,
): Inline[] {
  const from = node.children.at(0)?.position?.start.offset
  const to = node.children.at(-1)?.position?.end.offset
  if (from === undefined || to === undefined) return run(sourceOf(reading, node), marks)
  return [
    ...run(sourceOf(reading, node, { to: from }), marks),
    ...node.children.flatMap((child) => readNode(child, marks, reading)),
    ...run(sourceOf(reading, node, { from: to }), marks),
  ]
}

/** Neighbouring runs with the same marks become one, as in the editor. */
export function joinRuns(nodes: readonly Inline[]): Inline[] {
  const joined: Inline[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (last?.type === 'text' && node.type === 'text' && sameMarks(last.marks, node.marks)) {
      joined[joined.length - 1] = { ...last, text: last.text + node.text }
    } else {
      joined.push(node)
    }
  }
  return joined
}

function sameMarks(one: readonly Mark[] = [], other: readonly Mark[] = []): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
