import type { Inline } from '#content/blocks/nodes/inline.ts'
import { markOrder, type Mark } from '#content/blocks/nodes/marks.ts'
import { joinRuns } from '../../markdown/markdown-inline.ts'
import { attribute, isElement, type HtmlNode, type HtmlReading } from './reading.ts'

const markOf: Record<string, Exclude<Mark['type'], 'link' | 'term'>> = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  s: 'strike',
  strike: 'strike',
  del: 'strike',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
}

/** Elements whose looks we have no mark for; their words are kept. */
const looks = new Set(['u', 'ins', 'sub', 'sup', 'mark', 'small', 'big'])
/** Elements that stand in a line without a meaning of their own. */
const plain = new Set([
  'span',
  'font',
  'abbr',
  'acronym',
  'cite',
  'dfn',
  'var',
  'q',
  'time',
  'bdi',
  'bdo',
  'data',
  'label',
  'wbr',
])

/** Whether an element stands in a line of text. */
export function isPhrasing(tagName: string): boolean {
  return (
    tagName === 'a' ||
    tagName === 'br' ||
    Object.hasOwn(markOf, tagName) ||
    looks.has(tagName) ||
    plain.has(tagName)
  )
}

/** What browsers and blogs run or style; it and all inside goes. */
export const dropped = new Set(
  'script style noscript template form input button select textarea svg math canvas map object embed applet link meta base title head frame frameset dialog progress meter'.split(
    ' ',
  ),
)

/** A line of HTML as text with marks: white space is one space, none at either end. */
export function readInline(nodes: readonly HtmlNode[], reading: HtmlReading): Inline[] {
  return tidySpaces(joinRuns(nodes.flatMap((node) => readNode(node, [], reading))))
}

function readNode(node: HtmlNode, marks: Mark[], reading: HtmlReading): Inline[] {
  if (node.type === 'text') return run(node.value.replace(/[ \t\n\r\f]+/g, ' '), marks)
  if (!isElement(node)) return []
  const { tagName } = node
  const inside = (more: Mark[] = marks) => node.children.flatMap((child) => readNode(child, more, reading))
  if (tagName === 'br') return [{ type: 'hardBreak' }]
  if (tagName === 'img') {
    reading.note('image.inside_text', attribute(node, 'src'))
    return []
  }
  if (dropped.has(tagName)) {
    reading.note('element.dropped', tagName)
    return []
  }
  if (looks.has(tagName)) reading.note('format.dropped', tagName)
  if (tagName === 'a') {
    const href = attribute(node, 'href') ? reading.link(attribute(node, 'href')) : undefined
    return inside(href === undefined ? marks : withMark(marks, { type: 'link', attrs: { href } }))
  }
  const type = Object.hasOwn(markOf, tagName) ? markOf[tagName] : undefined
  return inside(type ? withMark(marks, { type }) : marks)
}

/** Code stands alone, as in the editor: inside other marks the others win, and inside code nothing else counts. */
function withMark(marks: Mark[], mark: Mark): Mark[] {
  if (marks.some(({ type }) => type === 'code')) return marks
  if (mark.type === 'code' && marks.length > 0) return marks
  return [...marks.filter(({ type }) => type !== mark.type), mark].toSorted(
    (a, b) => markOrder.indexOf(a.type) - markOrder.indexOf(b.type),
  )
}

function run(text: string, marks: Mark[]): Inline[] {
  if (!text) return []
  return [marks.length === 0 ? { type: 'text', text } : { type: 'text', marks, text }]
}

/** No space at the ends of a line, none after another one. */
function tidySpaces(nodes: Inline[]): Inline[] {
  const tidy: Inline[] = []
  let afterSpace = true
  for (const node of nodes) {
    if (node.type !== 'text') {
      trimEnd(tidy)
      tidy.push(node)
      afterSpace = true
      continue
    }
    const text: string = afterSpace ? node.text.replace(/^ +/, '') : node.text
    if (!text) continue
    tidy.push({ ...node, text })
    afterSpace = text.endsWith(' ')
  }
  trimEnd(tidy)
  while (tidy.at(-1)?.type === 'hardBreak') tidy.pop()
  while (tidy[0]?.type === 'hardBreak') tidy.shift()
  return tidy
}

function trimEnd(nodes: Inline[]): void {
  while (true) {
    const last: Inline | undefined = nodes.at(-1)
    if (last?.type !== 'text') return
    const text = last.text.replace(/ +$/, '')
    nodes.pop()
    if (!text) continue
    nodes.push({ ...last, text })
    return
  }
}
