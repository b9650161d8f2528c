import type { Element } from 'hast'
import type { Block } from '#content/blocks/nodes/block.ts'
import { readCard } from './cards.ts'
import { readEmbed } from './embeds.ts'
import { readFigure, readPicture } from './figures.ts'
import { dropped, isPhrasing, readInline } from './inline.ts'
import { readDefinitions, readList } from './lists.ts'
import {
  attribute,
  findInside,
  isElement,
  lineOf,
  rawText,
  type HtmlNode,
  type HtmlReading,
} from './reading.ts'
import { readTable } from './tables.ts'

/** Elements side by side as blocks. Words that stand between blocks become paragraphs; wrappers without a meaning fall away. */
export function readFlow(nodes: readonly HtmlNode[], reading: HtmlReading): Block[] {
  const blocks: Block[] = []
  let line: HtmlNode[] = []
  const endLine = () => {
    for (const part of reading.newlinesMatter ? splitAtBlankLines(line) : [line]) {
      const content = readInline(part, reading)
      if (content.length > 0) blocks.push({ type: 'paragraph', content })
    }
    line = []
  }
  for (const node of nodes) {
    if (isInLine(node)) {
      line.push(node)
    } else if (isElement(node)) {
      endLine()
      blocks.push(...readElement(node, reading))
    }
  }
  endLine()
  return blocks
}

/** The same for the inside of another block, which always holds at least an empty paragraph. */
export function readInside(nodes: readonly HtmlNode[], reading: HtmlReading): Block[] {
  const blocks = readFlow(nodes, reading)
  return blocks.length > 0 ? blocks : [{ type: 'paragraph' }]
}

function readElement(node: Element, reading: HtmlReading): Block[] {
  const card = readCard(node, reading)
  if (card) return card
  switch (node.tagName) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return readHeading(node, reading)
    case 'ul':
    case 'ol':
    case 'menu':
      return readList(node, reading)
    case 'dl':
      return readDefinitions(node, reading)
    case 'blockquote': {
      const content = readFlow(node.children, reading)
      return content.length > 0 ? [{ type: 'blockquote', content }] : []
    }
    case 'pre':
      return readCode(node)
    case 'hr':
      return [{ type: 'horizontalRule' }]
    case 'table':
      return readTable(node, reading)
    case 'figure':
      return readFigure(node, reading)
    case 'img':
      return readPicture(node, '', reading)
    case 'iframe':
    case 'video':
    case 'audio':
      return readEmbed(node, reading)
    default:
      if (!dropped.has(node.tagName)) return readFlow(node.children, reading)
      reading.note('element.dropped', node.tagName)
      return []
  }
}

/** Levels 2 to 4 are ours: the first one belongs to the title, deeper ones become the fourth. */
function readHeading(node: Element, reading: HtmlReading): Block[] {
  const content = readInline(node.children, reading)
  const depth = Number(node.tagName.slice(1))
  const level = depth <= 2 ? 2 : depth === 3 ? 3 : 4
  return content.length > 0 ? [{ type: 'heading', attrs: { level }, content }] : []
}

function readCode(node: Element): Block[] {
  const text = rawText(node).replace(/\r\n?/g, '\n').replace(/\n$/, '')
  if (!text.trim()) return []
  const inner = findInside(node, ({ tagName }) => tagName === 'code')
  const classes = `${attribute(node, 'className')} ${inner ? attribute(inner, 'className') : ''}`
  const language = /(?:^|\s)lang(?:uage)?-([\w+#.-]{1,40})(?:\s|$)/.exec(classes)?.[1] ?? null
  return [{ type: 'codeBlock', attrs: { language }, content: [{ type: 'text', text }] }]
}

const inLine = new WeakMap<Element, boolean>()

/** Text, and elements of a line that hold nothing but such. */
function isInLine(node: HtmlNode): boolean {
  if (!isElement(node)) return node.type === 'text'
  const known = inLine.get(node)
  if (known !== undefined) return known
  const result =
    isPhrasing(node.tagName) &&
    !node.children.some((child) => isElement(child) && !isInLine(child)) &&
    !isButton(node)
  inLine.set(node, result)
  return result
}

/** A link that Ghost or WordPress shows as a button stands alone. */
function isButton(node: Element): boolean {
  return (
    node.tagName === 'a' &&
    /(?:^|\s)(?:kg-btn|wp-block-button__link)(?:\s|$)/.test(attribute(node, 'className')) &&
    lineOf(node) !== ''
  )
}

/** Blank lines part paragraphs, single ones break the line. */
function splitAtBlankLines(line: readonly HtmlNode[]): HtmlNode[][] {
  const parts: HtmlNode[][] = [[]]
  for (const node of line) {
    if (node.type !== 'text') {
      parts.at(-1)?.push(node)
      continue
    }
    for (const [index, paragraph] of node.value
      .replace(/\r\n?/g, '\n')
      .split(/\n[ \t]*\n/)
      .entries()) {
      if (index > 0) parts.push([])
      for (const [row, value] of paragraph.split('\n').entries()) {
        if (row > 0) parts.at(-1)?.push({ type: 'element', tagName: 'br', properties: {}, children: [] })
        parts.at(-1)?.push({ type: 'text', value })
      }
    }
  }
  return parts
}
