import type { Element } from 'hast'
import type { Block } from '#content/blocks/nodes/block.ts'
import { readFlow, readInside } from './flow.ts'
import { embedAddress, linkLine } from './embeds.ts'
import { attribute, classesOf, findInside, hasClass, isElement, lineOf, type HtmlReading } from './reading.ts'

type CardReader = (node: Element, reading: HtmlReading) => Block[]

/** What Ghost calls cards and WordPress blocks, by the class that their HTML carries. */
const readers: Record<string, CardReader> = {
  'kg-callout-card': readCallout,
  'kg-bookmark-card': readBookmark,
  'kg-toggle-card': readToggle,
  'kg-button-card': readButtons,
  'kg-file-card': readFile,
  'kg-audio-card': (node, reading) => readPlayer(node, 'audio', reading),
  'kg-video-card': (node, reading) => readPlayer(node, 'video', reading),
  'wp-block-file': readFile,
  'wp-block-buttons': readButtons,
  'wp-block-button': readButtons,
  'wp-block-embed': readEmbedBlock,
  'kg-btn': readButtons,
  'wp-block-button__link': readButtons,
}

/** Cards that lose their shape; their words stay. */
const simplified = [
  'kg-header-card',
  'kg-product-card',
  'kg-signup-card',
  'kg-cta-card',
  'kg-nft-card',
  'kg-collection-card',
  'wp-block-columns',
  'wp-block-media-text',
  'wp-block-cover',
]

/** Blocks of a card, or undefined for an element that is none. */
export function readCard(node: Element, reading: HtmlReading): Block[] | undefined {
  if (node.tagName === 'details') return readDetails(node, reading)
  for (const name of classesOf(node)) {
    if (Object.hasOwn(readers, name)) return readers[name]?.(node, reading)
    if (simplified.includes(name)) reading.note('card.simplified', name)
  }
  return undefined
}

const withClass = (node: Element, name: string) => findInside(node, (inner) => hasClass(inner, name))

function readCallout(node: Element, reading: HtmlReading): Block[] {
  const words = withClass(node, 'kg-callout-text')
  const emoji = lineOf(withClass(node, 'kg-callout-emoji'))
  if (emoji) reading.note('card.simplified', `kg-callout-card ${emoji}`)
  const isWarning = classesOf(node).some((name) => /^kg-callout-card-(?:yellow|red)$/.test(name))
  const content = readInside((words ?? node).children, reading)
  return [{ type: 'callout', attrs: { tone: isWarning ? 'warning' : 'info', title: '' }, content }]
}

function readBookmark(node: Element, reading: HtmlReading): Block[] {
  const container = findInside(node, ({ tagName }) => tagName === 'a')
  const address = container ? attribute(container, 'href') : ''
  const title = lineOf(withClass(node, 'kg-bookmark-title')) || address
  const about = lineOf(withClass(node, 'kg-bookmark-description'))
  reading.note('card.simplified', `kg-bookmark-card ${title}`)
  const href = address ? reading.link(address) : undefined
  const link: Block =
    href === undefined
      ? { type: 'paragraph', content: [{ type: 'text', text: title }] }
      : linkLine(title, href)
  if (!title) return []
  return about ? [link, { type: 'paragraph', content: [{ type: 'text', text: about }] }] : [link]
}

function readToggle(node: Element, reading: HtmlReading): Block[] {
  const title = lineOf(withClass(node, 'kg-toggle-heading-text'))
  const content = withClass(node, 'kg-toggle-content')
  reading.note('card.simplified', `kg-toggle-card ${title}`)
  return [...headingOf(title), ...readFlow(content?.children ?? [], reading)]
}

function readDetails(node: Element, reading: HtmlReading): Block[] {
  const summary = node.children.find((child) => isElement(child) && child.tagName === 'summary')
  const title = lineOf(summary)
  reading.note('card.simplified', `details ${title}`)
  return [
    ...headingOf(title),
    ...readFlow(
      node.children.filter((child) => child !== summary),
      reading,
    ),
  ]
}

function headingOf(text: string): Block[] {
  return text ? [{ type: 'heading', attrs: { level: 4 }, content: [{ type: 'text', text }] }] : []
}

/** Every button becomes a line with its link. */
function readButtons(node: Element, reading: HtmlReading): Block[] {
  const links = node.tagName === 'a' ? [node] : [...linksInside(node)]
  return links.flatMap((link): Block[] => {
    const text = lineOf(link)
    const href = reading.link(attribute(link, 'href'))
    if (!text) return []
    reading.note('card.simplified', `button ${text}`)
    return [
      href === undefined ? { type: 'paragraph', content: [{ type: 'text', text }] } : linkLine(text, href),
    ]
  })
}

function* linksInside(node: Element): Generator<Element> {
  for (const child of node.children) {
    if (!isElement(child)) continue
    if (child.tagName === 'a') yield child
    else yield* linksInside(child)
  }
}

function readFile(node: Element, reading: HtmlReading): Block[] {
  const link = findInside(node, ({ tagName }) => tagName === 'a')
  const address = link ? attribute(link, 'href') : ''
  const label = lineOf(withClass(node, 'kg-file-card-title') ?? link)
  const mediaId = address ? reading.media(address, 'file') : undefined
  if (mediaId !== undefined)
    return [{ type: 'fileBlock', attrs: { mediaId, label: [...label].slice(0, 200).join('') } }]
  return label ? [{ type: 'paragraph', content: [{ type: 'text', text: label }] }] : []
}

function readPlayer(node: Element, tagName: 'audio' | 'video', reading: HtmlReading): Block[] {
  const player = findInside(node, (inner) => inner.tagName === tagName)
  const caption = findInside(node, (inner) => inner.tagName === 'figcaption')
  return [
    ...(player ? readFlow([player], reading) : []),
    ...(caption ? readFlow(caption.children, reading) : []),
  ]
}

/** WordPress keeps the bare address of what it embeds. */
function readEmbedBlock(node: Element, reading: HtmlReading): Block[] {
  const wrapper = withClass(node, 'wp-block-embed__wrapper')
  const address = lineOf(wrapper)
  const caption = findInside(node, ({ tagName }) => tagName === 'figcaption')
  const isBare = /^https?:\S+$/.test(address)
  const blocks = isBare ? embedAddress(address, '', reading) : readFlow(wrapper?.children ?? [], reading)
  return [...blocks, ...(caption ? readFlow(caption.children, reading) : [])]
}
