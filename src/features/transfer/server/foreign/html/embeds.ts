import type { Element } from 'hast'
import type { RootContent } from 'mdast'
import { isSafeHref } from '#content/blocks/nodes/safe-href.ts'
import { videoPlace } from '#desk/editor/video-place.ts'
import { attribute, findInside, type HtmlConversion, type HtmlReading } from './reading.ts'

/** A player of another site: YouTube and Vimeo become videos, a film or sound of the archive our own; anything else a link. */
export function readEmbed(node: Element, conversion: HtmlConversion): RootContent[] {
  const source = attribute(node, 'src') || attribute(node, 'dataSrc') || sourceInside(node)
  if (source)
    return node.tagName === 'iframe'
      ? embedAddress(source, attribute(node, 'title'), conversion)
      : readOwn(node, source, conversion)
  conversion.note('element.dropped', node.tagName)
  return []
}

function sourceInside(node: Element): string {
  const source = findInside(node, ({ tagName }) => tagName === 'source')
  return source ? attribute(source, 'src') : ''
}

/** What an address that stands for a whole block shows. */
export function embedAddress(
  address: string,
  title: string,
  { note }: Pick<HtmlReading, 'note'>,
): RootContent[] {
  const whole = address.startsWith('//') ? `https:${address}` : address.trim()
  const place = videoPlace(whole)
  if (place) {
    const attrs = { ...place, title: [...title].slice(0, 200).join('') }
    return [{ type: 'ready', block: { type: 'video', attrs } }]
  }
  if (!isSafeHref(whole)) {
    note('link.unsafe', address)
    return []
  }
  note('embed.as_link', whole)
  return linkLine(title || whole, whole)
}

function readOwn(node: Element, source: string, { media }: HtmlReading): RootContent[] {
  const id = media(source, 'file')
  if (id === undefined) return []
  if (node.tagName === 'video' && /\.mp4(?:$|[?#])/i.test(source))
    return [{ type: 'ready', block: { type: 'video', attrs: { provider: 'upload', id, title: '' } } }]
  return [{ type: 'ready', block: { type: 'fileBlock', attrs: { mediaId: id, label: '' } } }]
}

/** A paragraph that is one link, or its words alone when the link may not be kept. */
export function linkLine(value: string, url: string | undefined): RootContent[] {
  if (url === undefined) return textLine(value)
  return [{ type: 'paragraph', children: [{ type: 'link', url, children: [{ type: 'text', value }] }] }]
}

export function textLine(value: string): RootContent[] {
  return value ? [{ type: 'paragraph', children: [{ type: 'text', value }] }] : []
}
