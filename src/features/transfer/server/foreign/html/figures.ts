import type { Element } from 'hast'
import type { RootContent } from 'mdast'
import { textLine } from './embeds.ts'
import { attribute, elementsInside, findInside, hasClass, lineOf, type HtmlConversion } from './reading.ts'

const longestWords = 500

const others = ['table', 'blockquote', 'pre', 'iframe', 'video', 'audio']

/** A figure: its pictures with the caption under the last one, or whatever else it holds, followed by its caption. */
export function readFigure(node: Element, conversion: HtmlConversion): RootContent[] {
  const { state } = conversion
  const caption = findInside(node, ({ tagName }) => tagName === 'figcaption')
  const images = imagesOf(node)
  const holdsOther = findInside(node, ({ tagName }) => others.includes(tagName)) !== undefined
  const below = caption ? lineOf(caption) : hasClass(node, 'wp-caption') ? lineOf(node) : ''
  if (images.length > 0 && !holdsOther) {
    return images.flatMap(({ image, words }, index) =>
      readPicture(image, words || (index === images.length - 1 ? below : ''), conversion),
    )
  }
  const children = node.children.filter((child) => child !== caption)
  const shown = state.toFlow(state.all({ type: 'root', children }))
  return caption && shown.length > 0 ? [...shown, ...state.toFlow(state.all(caption))] : shown
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
export function readPicture(image: Element, caption: string, { media, note }: HtmlConversion): RootContent[] {
  const address = attribute(image, 'src') || attribute(image, 'dataSrc')
  const alt = cut(attribute(image, 'alt').replace(/\s+/g, ' ').trim())
  const mediaId = address ? media(address, 'image') : undefined
  if (mediaId === undefined) return textLine(caption)
  if (!alt) note('image.without_alt', address)
  return [{ type: 'ready', block: { type: 'figureImage', attrs: { mediaId, alt, caption: cut(caption) } } }]
}

function cut(words: string): string {
  return [...words].slice(0, longestWords).join('')
}
