import type { Element } from 'hast'
import type { Block } from '#content/blocks/nodes/block.ts'
import { readFlow } from './flow.ts'
import { readInline } from './inline.ts'
import {
  attribute,
  elementsInside,
  findInside,
  hasClass,
  isElement,
  lineOf,
  type HtmlReading,
} from './reading.ts'

const longestWords = 500

/** A figure: its pictures with the caption under the last one, or whatever else it holds, followed by its caption. */
export function readFigure(node: Element, reading: HtmlReading): Block[] {
  const caption = findInside(node, ({ tagName }) => tagName === 'figcaption')
  const inner = node.children.filter((child) => child !== caption)
  const images = imagesOf(node)
  const holdsOther = inner.some((child) => isElement(child) && findOther(child))
  const below = caption ? lineOf(caption) : hasClass(node, 'wp-caption') ? lineOf(node) : ''
  if (images.length > 0 && !holdsOther) {
    return images.flatMap(({ image, words }, index) =>
      readPicture(image, words || (index === images.length - 1 ? below : ''), reading),
    )
  }
  const content = caption ? readInline(caption.children, reading) : []
  const blocks = readFlow(inner, reading)
  return content.length > 0 && blocks.length > 0 ? [...blocks, { type: 'paragraph', content }] : blocks
}

const others = ['table', 'blockquote', 'pre', 'iframe', 'video', 'audio']

function findOther(node: Element): boolean {
  return (
    others.includes(node.tagName) || findInside(node, ({ tagName }) => others.includes(tagName)) !== undefined
  )
}

/** Every picture of a figure with the caption of the inner figure that it stands in alone. */
function imagesOf(figure: Element): { image: Element; words: string }[] {
  const found: { image: Element; words: string }[] = []
  const seen = new Set<Element>()
  for (const inner of elementsInside(figure)) {
    if (inner.tagName === 'figure') {
      const image = findInside(inner, ({ tagName }) => tagName === 'img')
      if (!image || seen.has(image)) continue
      seen.add(image)
      found.push({ image, words: lineOf(findInside(inner, ({ tagName }) => tagName === 'figcaption')) })
    } else if (inner.tagName === 'img' && !seen.has(inner)) {
      seen.add(inner)
      found.push({ image: inner, words: '' })
    }
  }
  return found
}

/** A picture from the archive. One that is not there leaves its caption. */
export function readPicture(image: Element, caption: string, reading: HtmlReading): Block[] {
  const address = attribute(image, 'src') || attribute(image, 'dataSrc')
  const alt = cut(attribute(image, 'alt').replace(/\s+/g, ' ').trim())
  const mediaId = address ? reading.media(address, 'image') : undefined
  if (mediaId !== undefined) {
    if (!alt) reading.note('image.without_alt', address)
    return [{ type: 'figureImage', attrs: { mediaId, alt, caption: cut(caption) } }]
  }
  return caption ? [{ type: 'paragraph', content: [{ type: 'text', text: caption }] }] : []
}

function cut(words: string): string {
  return [...words].slice(0, longestWords).join('')
}
