import type { Element } from 'hast'
import { cardHandlers } from './cards.ts'
import { classesOf, isElement, rawText, type HtmlNode, type HtmlReading } from './reading.ts'

const names = (list: string) => new Set(list.split(' '))
const isCard = (name: string) => Object.hasOwn(cardHandlers, name)

/** What browsers and blogs run or style; it and all inside goes. */
const dropped = names(
  'script style noscript template form input button select textarea svg math canvas map object embed applet link meta base title head frame frameset dialog progress meter',
)
/** Cards that lose their shape; their words stay. */
const simplified = names(
  'kg-header-card kg-product-card kg-signup-card kg-cta-card kg-nft-card kg-collection-card wp-block-columns wp-block-media-text wp-block-cover',
)
/** Elements that stand in a line of text. */
const phrasing = names(
  'a br strong b em i s strike del code kbd samp tt u ins sub sup mark small big span font abbr acronym cite dfn var q time bdi bdo data label wbr',
)
/** What shows something without any words inside. */
const wordless = names('img iframe video audio source br hr td th')
/** Where the words of the classic editor of WordPress may be parted by blank lines. */
const parted = names('div section article main aside center blockquote li td th dd details p')

/**
 * Makes the tree ready for its conversion: what is dropped is noted, cards are called by their class, comments and elements without
 * anything in them go. Long rows of those would cost the converter's handling of white space its square.
 */
export function prepare(nodes: readonly HtmlNode[], reading: HtmlReading): HtmlNode[] {
  let styled = 0
  const kept = clean(nodes)
  if (styled > 0) reading.note('style.dropped', String(styled))
  return reading.newlinesMatter ? part(kept) : kept

  function clean(nodes: readonly HtmlNode[]): HtmlNode[] {
    const kept: HtmlNode[] = []
    for (const node of nodes) {
      if (node.type === 'text') addText(kept, node.value)
      if (!isElement(node)) continue
      if ('style' in node.properties) styled++
      if (dropped.has(node.tagName)) {
        reading.note('element.dropped', node.tagName)
        continue
      }
      for (const name of classesOf(node)) if (simplified.has(name)) reading.note('card.simplified', name)
      const children = clean(node.children)
      const tagName = classesOf(node).find(isCard) ?? node.tagName
      const { dataMdast: _, ...properties } = node.properties
      if (wordless.has(node.tagName) || children.some(showsSomething))
        kept.push({ ...node, tagName, properties, children: children.filter(isInside) })
      else if (phrasing.has(node.tagName)) addText(kept, rawText(node))
    }
    return kept
  }
}

/** Texts side by side become one. */
function addText(nodes: HtmlNode[], value: string): void {
  const last = nodes.at(-1)
  if (last?.type === 'text') nodes[nodes.length - 1] = { type: 'text', value: last.value + value }
  else if (value) nodes.push({ type: 'text', value })
}

function showsSomething(node: HtmlNode): boolean {
  return isElement(node) || (node.type === 'text' && node.value.trim() !== '')
}

function isInside(node: HtmlNode): node is Element['children'][number] {
  return node.type !== 'doctype'
}

/** Blank lines part paragraphs, single ones break the line. */
function part(nodes: readonly HtmlNode[]): HtmlNode[] {
  const parts: HtmlNode[] = []
  let line: HtmlNode[] = []
  const endLine = () => {
    for (const children of splitAtBlankLines(line))
      if (children.some(showsSomething)) parts.push(elementOf('p', children))
    line = []
  }
  for (const node of nodes) {
    if (isInLine(node)) line.push(node)
    else {
      endLine()
      const isParted = isElement(node) && (parted.has(node.tagName) || isCard(node.tagName))
      parts.push(isParted ? { ...node, children: part(node.children).filter(isInside) } : node)
    }
  }
  endLine()
  return parts
}

/** Text, and elements of a line that hold nothing but such. */
function isInLine(node: HtmlNode): boolean {
  return isElement(node) ? phrasing.has(node.tagName) && node.children.every(isInLine) : node.type === 'text'
}

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
        if (row > 0) parts.at(-1)?.push(elementOf('br', []))
        parts.at(-1)?.push({ type: 'text', value })
      }
    }
  }
  return parts
}

function elementOf(tagName: string, children: readonly HtmlNode[]): Element {
  return { type: 'element', tagName, properties: {}, children: children.filter(isInside) }
}
