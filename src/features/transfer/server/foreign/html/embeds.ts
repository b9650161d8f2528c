import type { Element } from 'hast'
import type { Block } from '#content/blocks/nodes/block.ts'
import { isSafeHref } from '#content/blocks/nodes/safe-href.ts'
import { videoPlace } from '#content/blocks/video-place.ts'
import { attribute, findInside, type HtmlReading } from './reading.ts'

/** A player of another site: YouTube and Vimeo become videos, a film or sound of the archive our own; anything else a link. */
export function readEmbed(node: Element, reading: HtmlReading): Block[] {
  const source = attribute(node, 'src') || attribute(node, 'dataSrc') || sourceInside(node)
  const title = attribute(node, 'title')
  if (!source) {
    reading.note('element.dropped', node.tagName)
    return []
  }
  return node.tagName === 'iframe' ? embedAddress(source, title, reading) : readOwn(node, source, reading)
}

function sourceInside(node: Element): string {
  const source = findInside(node, ({ tagName }) => tagName === 'source')
  return source ? attribute(source, 'src') : ''
}

/** What an address that stands for a whole block shows. */
export function embedAddress(address: string, title: string, reading: HtmlReading): Block[] {
  const whole = address.startsWith('//') ? `https:${address}` : address.trim()
  const place = videoPlace(whole)
  if (place) return [{ type: 'video', attrs: { ...place, title: [...title].slice(0, 200).join('') } }]
  if (!isSafeHref(whole)) {
    reading.note('link.unsafe', address)
    return []
  }
  reading.note('embed.as_link', whole)
  return [linkLine(title || whole, whole)]
}

function readOwn(node: Element, source: string, reading: HtmlReading): Block[] {
  const id = reading.media(source, 'file')
  if (id === undefined) return []
  if (node.tagName === 'video' && /\.mp4(?:$|[?#])/i.test(source))
    return [{ type: 'video', attrs: { provider: 'upload', id, title: '' } }]
  return [{ type: 'fileBlock', attrs: { mediaId: id, label: '' } }]
}

/** A paragraph that is one link. */
export function linkLine(text: string, href: string): Block {
  return {
    type: 'paragraph',
    content: [{ type: 'text', marks: [{ type: 'link', attrs: { href } }], text }],
  }
}
