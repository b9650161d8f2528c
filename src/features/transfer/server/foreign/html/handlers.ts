import type { Element } from 'hast'
import { defaultHandlers, type Handle, type State } from 'hast-util-to-mdast'
import type { PhrasingContent, RootContent } from 'mdast'
import { cardHandlers } from './cards.ts'
import { readEmbed } from './embeds.ts'
import { readFigure, readPicture } from './figures.ts'
import { attribute, findInside, rawText, type HtmlConversion, type HtmlHandler } from './reading.ts'
import { readTable } from './tables.ts'

const marks = {
  strong: 'strong',
  b: 'strong',
  em: 'emphasis',
  i: 'emphasis',
  s: 'delete',
  strike: 'delete',
  del: 'delete',
} as const
/** Elements whose looks we have no mark for; their words are kept. */
const looks = ['u', 'ins', 'sub', 'sup', 'mark', 'small', 'big']
const headings = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 } as const
const lists = ['ul', 'ol', 'menu', 'dir']
const orderedTypes = ['1', 'a', 'A', 'i', 'I'] as const

/** What differs from the converter's own ways, by the name of the element or the class of a card. */
export function createHandlers(reading: Omit<HtmlConversion, 'state'>): Record<string, Handle> {
  const handlers: Record<string, Handle> = {
    a: (state, node: Element) => readLink(node, { ...reading, state }),
    li: (state, node: Element, parent) =>
      parent && 'tagName' in parent && lists.includes(parent.tagName)
        ? defaultHandlers.li(state, node)
        : flowOf(state, node),
    blockquote: (state, node: Element) => {
      const children = state.toFlow(state.all(node))
      return children.length > 0 ? { type: 'blockquote', children } : undefined
    },
    dt: (state, node: Element) => state.toFlow(marked('strong', state.all(node))),
    pre: (_, node: Element) => readCode(node),
    wbr: () => undefined,
  }
  for (const name of ['p', 'dl', 'dd']) handlers[name] = (state, node: Element) => flowOf(state, node)
  for (const name of lists) handlers[name] = (state, node: Element) => readList(state, node)
  for (const name of ['code', 'kbd', 'samp', 'tt'])
    handlers[name] = (_, node: Element) => ({
      type: 'inlineCode',
      value: rawText(node).replace(/[ \t\n\r\f]+/g, ' '),
    })
  handlers.var = (state, node: Element) => state.all(node)
  for (const [name, type] of Object.entries(marks))
    handlers[name] = (state, node: Element) => marked(type, state.all(node))
  for (const [name, depth] of Object.entries(headings))
    handlers[name] = (state, node: Element) => readHeading(depth, state.all(node))
  for (const name of looks)
    handlers[name] = (state, node: Element) => {
      reading.note('format.dropped', name)
      return state.all(node)
    }
  const own: Record<string, HtmlHandler> = {
    ...cardHandlers,
    table: readTable,
    figure: readFigure,
    img: (node, conversion) => readPicture(node, '', conversion),
    iframe: readEmbed,
    video: readEmbed,
    audio: readEmbed,
  }
  for (const [name, read] of Object.entries(own))
    handlers[name] = (state, node: Element) => read(node, { ...reading, state })
  return handlers
}

function flowOf(state: State, node: Element): RootContent[] {
  return state.toFlow(state.all(node))
}

/** Whether everything stands in a line of text. */
function isLine(nodes: readonly RootContent[]): nodes is PhrasingContent[] {
  return nodes.every((node) => isPhrasing(node))
}

function isPhrasing({ type }: RootContent): boolean {
  return ['text', 'break', 'strong', 'emphasis', 'delete', 'inlineCode', 'link'].includes(type)
}

/** A mark around words; around blocks it means nothing. */
function marked(type: (typeof marks)[keyof typeof marks], nodes: RootContent[]): RootContent[] {
  return isLine(nodes) ? [{ type, children: nodes }] : nodes
}

function readLink(node: Element, { state, link }: HtmlConversion): RootContent[] {
  const nodes = state.all(node)
  const href = attribute(node, 'href')
  const url = href && isLine(nodes) ? link(href) : undefined
  return url !== undefined && isLine(nodes) ? [{ type: 'link', url, children: nodes }] : nodes
}

/** Levels 2 to 4 are ours: the first one belongs to the title, deeper ones become the fourth. What is no words follows. */
function readHeading(depth: 2 | 3 | 4, nodes: RootContent[]): RootContent[] {
  const words = nodes.filter(isPhrasing)
  const others = nodes.filter((node) => !isPhrasing(node))
  return isLine(words) && words.length > 0 ? [{ type: 'heading', depth, children: words }, ...others] : others
}

/** A list with the numbers it counts by. What stands in it outside an entry joins the entry before. */
function readList(state: State, node: Element): RootContent | undefined {
  const list = defaultHandlers[node.tagName === 'ol' ? 'ol' : 'ul'](state, node)
  for (const item of list.children) item.children = state.toFlow(item.children)
  if (list.ordered) {
    const start = list.start ?? 1
    list.start = Number.isInteger(start) && start >= 0 && start <= 99_999 ? start : 1
    const orderedType = orderedTypes.find((type) => type === attribute(node, 'type'))
    if (orderedType) list.data = { orderedType }
  }
  return list.children.length > 0 ? list : undefined
}

function readCode(node: Element): RootContent | undefined {
  const value = rawText(node).replace(/\r\n?/g, '\n').replace(/\n$/, '')
  const inner = findInside(node, ({ tagName }) => tagName === 'code')
  const classes = `${attribute(node, 'className')} ${inner ? attribute(inner, 'className') : ''}`
  const lang = /(?:^|\s)lang(?:uage)?-([\w+#.-]{1,40})(?:\s|$)/.exec(classes)?.[1] ?? null
  return value.trim() ? { type: 'code', lang, value } : undefined
}
