import { escapeHtml } from '#platform/escape-html.ts'
import type { NoteCode } from '../../foreign/notes.ts'

interface Shortcode {
  name: string
  attributes: Map<string, string>
  isEnd: boolean
  from: number
  to: number
}

/** Those of WordPress itself and of its best known plugins; other names count when they carry attributes or a second, closing one. */
const known = new Set(
  'caption wp_caption gallery embed audio video playlist youtube vimeo contact-form-7 contact-form button toc more'.split(
    ' ',
  ),
)

/**
 * WordPress's `[shortcodes]` as HTML that we can read: captions, galleries and embeds; the others are noted and their brackets
 * taken out, so that the words between them stay. Words in plain brackets are left as they are.
 */
export function replaceShortcodes(
  text: string,
  {
    note,
    addressOfAttachment,
  }: {
    note: (code: NoteCode, detail?: string) => void
    addressOfAttachment: (id: string) => string | undefined
  },
): string {
  const codes = findShortcodes(text)
  const closed = new Set(codes.filter(({ isEnd }) => isEnd).map(({ name }) => name))
  let html = ''
  let at = 0
  for (const code of codes) {
    if (!known.has(code.name) && code.attributes.size === 0 && !closed.has(code.name)) continue
    html += text.slice(at, code.from) + replacementOf(code)
    at = code.to
  }
  return html + text.slice(at)

  function replacementOf({ name, attributes, isEnd, from, to }: Shortcode): string {
    if (name === 'caption' || name === 'wp_caption') return isEnd ? '</figure>' : captionStart(attributes)
    if (name === 'embed')
      return isEnd
        ? '</div></figure>'
        : '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">'
    if (name === 'gallery' && !isEnd) return gallery(attributes)
    if ((name === 'video' || name === 'audio') && !isEnd) {
      const source = attributes.get('mp4') ?? attributes.get('mp3') ?? attributes.get('src')
      if (source) return `<${name} src="${escapeAttribute(source)}"></${name}>`
    }
    if (!isEnd) note('shortcode.unsupported', text.slice(from, to))
    return ''
  }

  function gallery(attributes: Map<string, string>): string {
    const ids = (attributes.get('ids') ?? attributes.get('include') ?? '').split(',').map((id) => id.trim())
    const addresses = ids.flatMap((id) => (id && addressOfAttachment(id)) || [])
    if (addresses.length === 0) note('shortcode.unsupported', '[gallery]')
    return addresses
      .map((address) => `<figure><img src="${escapeAttribute(address)}" alt=""></figure>`)
      .join('')
  }
}

function captionStart(attributes: Map<string, string>): string {
  const words = attributes.get('caption')
  return `<figure class="wp-caption">${words ? `<figcaption>${escapeAttribute(words)}</figcaption>` : ''}`
}

const longestShortcode = 2000

/** One pass from bracket to bracket; `[[name]]` is WordPress's way to write a bracket. */
function findShortcodes(text: string): Shortcode[] {
  const codes: Shortcode[] = []
  let end = 0
  for (let from = text.indexOf('['); from !== -1; from = text.indexOf('[', from + 1)) {
    if (end < from) end = text.indexOf(']', from)
    if (end === -1) break
    if (end - from > longestShortcode || text[from - 1] === '[') continue
    const inner = text.slice(from + 1, end)
    const start = /^\/?([a-z][a-z0-9_-]*)(?=$|[\s/])/i.exec(inner)
    if (!start || inner.includes('[')) continue
    codes.push({
      name: (start[1] ?? '').toLowerCase(),
      attributes: attributesOf(inner.slice(start[0].length)),
      isEnd: inner.startsWith('/'),
      from,
      to: end + 1,
    })
  }
  return codes
}

function attributesOf(text: string): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const match of text.matchAll(/(?<![\w-])([a-z][\w-]*)=(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))/gi))
    attributes.set((match[1] ?? '').toLowerCase(), match[2] ?? match[3] ?? match[4] ?? '')
  return attributes
}

/** What was written by its name stays so. */
function escapeAttribute(text: string): string {
  return escapeHtml(text).replaceAll(/&amp;(?=\w+;|#)/g, '&')
}
