import type { Element } from 'hast'
import type { RootContent } from 'mdast'
import { embedAddress, linkLine, textLine } from './embeds.ts'
import {
  attribute,
  classesOf,
  elementsInside,
  findInside,
  hasClass,
  isElement,
  lineOf,
  type HtmlConversion,
  type HtmlHandler,
  type HtmlNode,
} from './reading.ts'

/** By the names that `prepare` gives to cards, and the one element that is a card by itself. */
export const cardHandlers: Record<string, HtmlHandler> = {
  'kg-callout-card': readCallout,
  'kg-bookmark-card': readBookmark,
  'kg-toggle-card': readToggle,
  'kg-button-card': readButtons,
  'kg-file-card': readFile,
  'kg-audio-card': (node, conversion) => readPlayer(node, 'audio', conversion),
  'kg-video-card': (node, conversion) => readPlayer(node, 'video', conversion),
  'kg-btn': readButtons,
  'wp-block-file': readFile,
  'wp-block-buttons': readButtons,
  'wp-block-button': readButtons,
  'wp-block-button__link': readButtons,
  'wp-block-embed': readEmbedBlock,
  details: readDetails,
}

const withClass = (node: Element, name: string) => findInside(node, (inner) => hasClass(inner, name))
const isLink = (node: Element) => node.tagName === 'a' || attribute(node, 'href') !== ''

function flowOf(nodes: readonly HtmlNode[], { state }: HtmlConversion): RootContent[] {
  return state.toFlow(state.all({ type: 'root', children: [...nodes] }))
}

function readCallout(node: Element, conversion: HtmlConversion): RootContent[] {
  const { state, note } = conversion
  const emoji = lineOf(withClass(node, 'kg-callout-emoji'))
  if (emoji) note('card.simplified', `kg-callout-card ${emoji}`)
  const isWarning = classesOf(node).some((name) => /^kg-callout-card-(?:yellow|red)$/.test(name))
  const children = state.toFlow(state.all(withClass(node, 'kg-callout-text') ?? node))
  return [{ type: 'containerDirective', name: isWarning ? 'warning' : 'info', children }]
}

function readBookmark(node: Element, { link, note }: HtmlConversion): RootContent[] {
  const container = findInside(node, isLink)
  const address = container ? attribute(container, 'href') : ''
  const title = lineOf(withClass(node, 'kg-bookmark-title')) || address
  const about = lineOf(withClass(node, 'kg-bookmark-description'))
  note('card.simplified', `kg-bookmark-card ${title}`)
  const href = address ? link(address) : undefined
  return title ? [...linkLine(title, href), ...textLine(about)] : []
}

function readToggle(node: Element, conversion: HtmlConversion): RootContent[] {
  const title = lineOf(withClass(node, 'kg-toggle-heading-text'))
  conversion.note('card.simplified', `kg-toggle-card ${title}`)
  return [...headingOf(title), ...flowOf(withClass(node, 'kg-toggle-content')?.children ?? [], conversion)]
}

function readDetails(node: Element, conversion: HtmlConversion): RootContent[] {
  const summary = node.children.find((child) => isElement(child) && child.tagName === 'summary')
  const title = lineOf(summary)
  conversion.note('card.simplified', `details ${title}`)
  const content = node.children.filter((child) => child !== summary)
  return [...headingOf(title), ...flowOf(content, conversion)]
}

function headingOf(value: string): RootContent[] {
  return value ? [{ type: 'heading', depth: 4, children: [{ type: 'text', value }] }] : []
}

/** Every button becomes a line with its link. */
function readButtons(node: Element, { link, note }: HtmlConversion): RootContent[] {
  const links = isLink(node) ? [node] : [...elementsInside(node)].filter(isLink)
  return links.flatMap((button) => {
    const text = lineOf(button)
    const href = link(attribute(button, 'href'))
    if (!text) return []
    note('card.simplified', `button ${text}`)
    return linkLine(text, href)
  })
}

function readFile(node: Element, { media }: HtmlConversion): RootContent[] {
  const link = findInside(node, isLink)
  const address = link ? attribute(link, 'href') : ''
  const label = lineOf(withClass(node, 'kg-file-card-title') ?? link)
  const mediaId = address ? media(address, 'file') : undefined
  if (mediaId === undefined) return textLine(label)
  const attrs = { mediaId, label: [...label].slice(0, 200).join('') }
  return [{ type: 'ready', block: { type: 'fileBlock', attrs } }]
}

function readPlayer(node: Element, tagName: 'audio' | 'video', conversion: HtmlConversion): RootContent[] {
  const player = findInside(node, (inner) => inner.tagName === tagName)
  const caption = findInside(node, (inner) => inner.tagName === 'figcaption')
  return [...(player ? flowOf([player], conversion) : []), ...flowOf(caption?.children ?? [], conversion)]
}

/** WordPress keeps the bare address of what it embeds. */
function readEmbedBlock(node: Element, conversion: HtmlConversion): RootContent[] {
  const wrapper = withClass(node, 'wp-block-embed__wrapper')
  const address = lineOf(wrapper)
  const caption = findInside(node, ({ tagName }) => tagName === 'figcaption')
  const isBare = /^https?:\S+$/.test(address)
  const shown = isBare ? embedAddress(address, '', conversion) : flowOf(wrapper?.children ?? [], conversion)
  return [...shown, ...flowOf(caption?.children ?? [], conversion)]
}
