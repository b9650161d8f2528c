import type { BlockContent, PhrasingContent, RootContent, Table } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import type { Block } from '#content/blocks/nodes/block.ts'
import type { Inline, Text } from '#content/blocks/nodes/inline.ts'
import type { Mark } from '#content/blocks/nodes/marks.ts'
import { paths } from '#platform/paths.ts'
import { practiceLine } from './write-practice.ts'

/** The address of an item that a text names, by its id; undefined for one that is gone. */
export type SlugOf = (id: string) => string | undefined

const writer = unified()
  .use(remarkStringify, { bullet: '-', emphasis: '*', rule: '*', fences: true })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkDirective)
  .freeze()

/**
 * Blocks as Markdown that `importMarkdown` reads, pictures and files by their ids (`media/<id>`, `files/<id>`), terms,
 * questions and data sets by their addresses; undefined for what Markdown has no words for. Whoever needs every detail compares what reading it gives.
 */
export function writeMarkdown(blocks: readonly Block[], slugOf: SlugOf): string | undefined {
  const children = nodesOf(blocks, slugOf)
  return children && writer.stringify({ type: 'root', children }).trimEnd()
}

type Nodes = (RootContent & BlockContent)[]

function nodesOf(blocks: readonly Block[], slugOf: SlugOf): Nodes | undefined {
  const nodes: Nodes = []
  for (const block of blocks) {
    const node = nodeOf(block, slugOf)
    if (!node) return undefined
    nodes.push(node)
  }
  return nodes
}

function nodeOf(block: Block, slugOf: SlugOf): Nodes[number] | undefined {
  switch (block.type) {
    case 'paragraph':
      return block.content && { type: 'paragraph', children: lineOf(block.content, slugOf) }
    case 'heading':
      return { type: 'heading', depth: block.attrs.level, children: lineOf(block.content ?? [], slugOf) }
    case 'blockquote':
      return within(nodesOf(block.content, slugOf), (children) => ({ type: 'blockquote', children }))
    case 'bulletList':
    case 'orderedList':
      return listOf(block, slugOf)
    case 'callout':
      return within(nodesOf(block.content, slugOf), (children) => calloutOf(block, children))
    case 'codeBlock': {
      const [words] = block.content ?? []
      return { type: 'code', lang: block.attrs.language, value: words?.text ?? '' }
    }
    case 'horizontalRule':
      return { type: 'thematicBreak' }
    case 'figureImage': {
      const { mediaId, alt, caption } = block.attrs
      const image = { type: 'image', url: `media/${mediaId}`, alt, title: caption || null } as const
      return { type: 'paragraph', children: [image] }
    }
    case 'fileBlock': {
      const { mediaId, label } = block.attrs
      const words = { type: 'text', value: label } as const
      return { type: 'paragraph', children: [{ type: 'link', url: `files/${mediaId}`, children: [words] }] }
    }
    case 'table':
      return tableOf(block, slugOf)
    case 'selfCheck':
    case 'calculator':
    case 'scamCheck':
    case 'chart':
      return practiceLine(block, slugOf)
    default:
      return undefined
  }
}

function within(
  children: Nodes | undefined,
  wrap: (children: Nodes) => Nodes[number],
): Nodes[number] | undefined {
  return children && wrap(children)
}

function listOf(
  block: Extract<Block, { type: 'bulletList' | 'orderedList' }>,
  slugOf: SlugOf,
): Nodes[number] | undefined {
  const items = block.content.map(({ content }) => nodesOf(content, slugOf))
  const children = items.flatMap((item) =>
    item ? [{ type: 'listItem' as const, spread: item.length > 1, children: item }] : [],
  )
  if (children.length < items.length) return undefined
  const isOrdered = block.type === 'orderedList'
  return {
    type: 'list',
    ordered: isOrdered,
    spread: false,
    start: isOrdered ? block.attrs.start : null,
    children,
  }
}

function calloutOf(
  { attrs: { tone, title } }: Extract<Block, { type: 'callout' }>,
  children: Nodes,
): ContainerDirective {
  const label = {
    type: 'paragraph',
    data: { directiveLabel: true },
    children: [{ type: 'text', value: title }],
  } as const satisfies BlockContent
  return { type: 'containerDirective', name: tone, children: title ? [label, ...children] : children }
}

function tableOf({ content }: Extract<Block, { type: 'table' }>, slugOf: SlugOf): Table {
  const align = content[0]?.content?.map(({ attrs }) => attrs.align) ?? []
  const children = content.map(({ content: cells = [] }) => ({
    type: 'tableRow' as const,
    children: cells.map(({ content: [only] }) => ({
      type: 'tableCell' as const,
      children: only?.type === 'paragraph' ? lineOf(only.content ?? [], slugOf) : [],
    })),
  }))
  return { type: 'table', align, children }
}

/** Runs that share their outermost mark stand in it together. */
function lineOf(nodes: readonly Inline[], slugOf: SlugOf): PhrasingContent[] {
  const line: PhrasingContent[] = []
  for (let at = 0; at < nodes.length;) {
    const node = nodes[at]
    const mark = node?.type === 'text' ? node.marks?.[0] : undefined
    if (!node || !mark) {
      if (node) line.push(node.type === 'text' ? { type: 'text', value: node.text } : { type: 'break' })
      at++
      continue
    }
    const inside: Text[] = []
    for (; at < nodes.length; at++) {
      const next = nodes[at]
      if (next?.type !== 'text' || JSON.stringify(next.marks?.[0]) !== JSON.stringify(mark)) break
      inside.push({ ...next, marks: next.marks?.slice(1) })
    }
    line.push(marked(mark, inside, slugOf))
  }
  return line
}

function marked(mark: Mark, inside: readonly Text[], slugOf: SlugOf): PhrasingContent {
  if (mark.type === 'code') return { type: 'inlineCode', value: inside.map(({ text }) => text).join('') }
  const children = lineOf(inside, slugOf)
  switch (mark.type) {
    case 'bold':
      return { type: 'strong', children }
    case 'italic':
      return { type: 'emphasis', children }
    case 'strike':
      return { type: 'delete', children }
    case 'link':
      return { type: 'link', url: mark.attrs.href, children }
    case 'term':
      return { type: 'link', url: paths.term(slugOf(mark.attrs.termId) ?? ''), children }
  }
}
