import type { Link, List, ListItem, Paragraph, RootContent, Table } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { Block } from '#content/blocks/nodes/block.ts'
import { calloutTones } from '#content/blocks/nodes/callout.ts'
import type { Inline } from '#content/blocks/nodes/inline.ts'
import type { ListItem as ListItemBlock } from '#content/blocks/nodes/list-item.ts'
import { imageOf, joinRuns, readDirectiveLiterally, readInline, readWords } from './markdown-inline.ts'
import { readChartLine } from './markdown-charts.ts'
import { readQuestionLine, readQuestionPart } from './markdown-questions.ts'
import { report, sourceOf, type MarkdownReading } from './markdown-reading.ts'

/** One piece of Markdown as the blocks it becomes: none when it cannot be carried over, which is then reported. */
export function readBlock(node: RootContent, reading: MarkdownReading): Block[] {
  switch (node.type) {
    case 'paragraph':
      return readParagraph(node, reading)
    case 'heading':
      if (node.depth < 2 || node.depth > 4)
        report(reading, node, { code: 'heading.level', detail: sourceOf(reading, node) })
      return [
        {
          type: 'heading',
          attrs: { level: levelOf(node.depth) },
          ...content(readInline(node.children, reading)),
        },
      ]
    case 'list':
      return [readList(node, reading)]
    case 'blockquote':
      return [{ type: 'blockquote', content: readBlocks(node.children, reading) }]
    case 'containerDirective':
      return readQuestionPart(node, (inner) => readBlocks(inner, reading)) ?? readCallout(node, reading)
    case 'leafDirective':
      return (
        readQuestionLine(node, reading) ??
        readChartLine(node, reading) ?? [
          { type: 'paragraph', ...content(joinRuns(readDirectiveLiterally(node, [], reading))) },
        ]
      )
    case 'table':
      return [readTable(node, reading)]
    case 'code':
      return [
        {
          type: 'codeBlock',
          attrs: { language: node.lang && /^[\w+#.-]{1,40}$/.test(node.lang) ? node.lang : null },
          ...(node.value && { content: [{ type: 'text', text: node.value }] }),
        },
      ]
    case 'thematicBreak':
      return [{ type: 'horizontalRule' }]
    case 'ready':
      return [node.block]
    case 'html':
      report(reading, node, { code: 'html.refused', detail: node.value })
      return []
    case 'footnoteDefinition':
      report(reading, node, { code: 'footnote.unsupported', detail: node.label ?? node.identifier })
      return []
    default:
      return []
  }
}

/** The blocks inside another one, which always holds at least an empty paragraph. */
export function readBlocks(nodes: readonly RootContent[], reading: MarkdownReading): Block[] {
  const blocks = nodes.flatMap((node) => readBlock(node, reading))
  return blocks.length > 0 ? blocks : [{ type: 'paragraph' }]
}

const content = (nodes: Inline[]) => (nodes.length > 0 ? { content: nodes } : {})

function levelOf(depth: number): 2 | 3 | 4 {
  if (depth <= 2) return 2
  return depth === 3 ? 3 : 4
}

/** A paragraph that holds only pictures becomes those; one that holds only a link to a file of ours becomes that file. */
function readParagraph(node: Paragraph, reading: MarkdownReading): Block[] {
  const parts = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  const images = parts.filter((child) => child.type === 'image' || child.type === 'imageReference')
  if (images.length > 0 && images.length === parts.length) {
    return images.flatMap((image) => readImage(image, reading))
  }
  const [only, ...others] = parts
  if (only?.type === 'link' && others.length === 0 && only.url.startsWith('files/')) {
    return readFile(only, reading)
  }
  const inline = readInline(node.children, reading)
  if (sourceOf(reading, node).startsWith(':::')) {
    report(reading, node, { code: 'callout.malformed', detail: sourceOf(reading, node) })
  }
  return inline.length > 0 ? [{ type: 'paragraph', content: inline }] : []
}

function readFile(node: Link, reading: MarkdownReading): Block[] {
  const label = readWords(node.children, reading)
  const mediaId = reading.resolveMedia(node.url)
  if (mediaId !== undefined) return [{ type: 'fileBlock', attrs: { mediaId, label } }]
  report(reading, node, { code: 'media.unknown', detail: node.url })
  return [{ type: 'paragraph', content: [{ type: 'text', text: label || node.url }] }]
}

function readImage(node: Parameters<typeof imageOf>[0], reading: MarkdownReading): Block[] {
  const image = imageOf(node, reading)
  if (!image) {
    report(reading, node, { code: 'reference.missing', detail: node.alt ?? '' })
    return []
  }
  if (!image.alt.trim()) report(reading, node, { code: 'image.without_alt', detail: image.url })
  const mediaId = reading.resolveMedia(image.url)
  if (mediaId !== undefined) {
    return [{ type: 'figureImage', attrs: { mediaId, alt: image.alt, caption: image.title } }]
  }
  report(reading, node, { code: 'media.unknown', detail: image.url })
  return []
}

function readList(node: List, reading: MarkdownReading): Block {
  const items = node.children.map((item) => readListItem(item, reading))
  if (!node.ordered) return { type: 'bulletList', content: items }
  return {
    type: 'orderedList',
    attrs: { start: node.start ?? 1, type: node.data?.orderedType ?? null },
    content: items,
  }
}

function readListItem(node: ListItem, reading: MarkdownReading): ListItemBlock {
  if (node.checked != null)
    report(reading, node, { code: 'task.unsupported', detail: sourceOf(reading, node) })
  const [first, ...rest] = readBlocks(node.children, reading)
  if (first?.type === 'paragraph') return { type: 'listItem', content: [first, ...rest] }
  return { type: 'listItem', content: [{ type: 'paragraph' }, ...(first ? [first] : []), ...rest] }
}

function readCallout(node: ContainerDirective, reading: MarkdownReading): Block[] {
  const [first, ...rest] = node.children
  const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined
  const children = label ? rest : node.children
  const tone = calloutTones.find((tone) => tone === node.name)
  const lastLine = sourceOf(reading, node).split('\n').slice(1).at(-1) ?? ''
  if (node.position && !/^[ >]*:{3,}\s*$/.test(lastLine))
    report(reading, node, { code: 'callout.unclosed', detail: node.name })
  if (tone) {
    const title = label ? readWords(label.children, reading) : ''
    return [{ type: 'callout', attrs: { tone, title }, content: readBlocks(children, reading) }]
  }
  report(reading, node, { code: 'callout.unknown', detail: node.name })
  return node.children.flatMap((child) => readBlock(child, reading))
}

function readTable(node: Table, reading: MarkdownReading): Block {
  const width = Math.max(...node.children.map((row) => row.children.length))
  return {
    type: 'table',
    content: node.children.map((row, rowIndex) => ({
      type: 'tableRow',
      content: Array.from({ length: width }, (_, column) => ({
        type: rowIndex === 0 ? 'tableHeader' : 'tableCell',
        attrs: { colspan: 1, rowspan: 1, colwidth: null, align: node.align?.[column] ?? null },
        content: [
          { type: 'paragraph', ...content(readInline(row.children[column]?.children ?? [], reading)) },
        ],
      })),
    })),
  }
}
