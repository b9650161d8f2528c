import type { ContentKind } from '#content/kinds.ts'
import { isSafeHref } from '#content/blocks/nodes/safe-href.ts'
import { placeholderOf, type ForeignArchive } from './archive.ts'
import type { HtmlReading } from './html/reading.ts'
import type { Notes } from './notes.ts'

/** A picture or file of the archive that some post shows. */
export interface WantedMedia {
  name: string
  kind: 'image' | 'file'
}

/** The pictures and files that the posts of one upload show, by the ids that stand for them until they are stored. */
export type MediaShelf = Map<string, WantedMedia>

/** What the texts of one upload share. */
export interface ForeignReading {
  archive: ForeignArchive
  shelf: MediaShelf
  /** Files of the archive that were looked at, with the reason why one is not taken. */
  looked: ReadonlyMap<string, string>
  /** Where the old site lived, such as `https://old.example`; links there lead to the imported posts. */
  site: string
  /** Old addresses of posts, by their path without slashes at the ends. */
  addresses: Map<string, string>
  named: NamedIds
}

/** Ids of exercises and data sets that are here, by the names that lines of Markdown give them. */
export type NamedIds = Partial<Record<ContentKind, ReadonlyMap<string, string>>>

export function startReading(
  archive: ForeignArchive,
  known: Pick<ForeignReading, 'looked' | 'named'>,
): ForeignReading {
  return { ...known, archive, shelf: new Map(), site: '', addresses: new Map() }
}

/** The parts of an HTML text's conversion that concern the archive and the old site. */
export function htmlReadingOf(
  reading: ForeignReading,
  post: { notes: Notes; newlinesMatter: boolean },
): HtmlReading {
  const note = post.notes.add
  return {
    note,
    newlinesMatter: post.newlinesMatter,
    media: (address, wanted) => takeMedia(reading, { address, wanted, note }),
    link: (href) => takeLink(reading, href, note),
  }
}

/** The id that stands for a picture or file; undefined, with the reason noted, when the archive has none that may be taken. */
export function takeMedia(
  { archive, shelf, looked }: ForeignReading,
  wish: { address: string; from?: string; wanted: 'image' | 'file'; note: Notes['add'] },
): string | undefined {
  const { address, from, wanted, note } = wish
  const name = archive.find(address, from)
  if (name === undefined) {
    note(/^(?:https?:)?\/\//i.test(address.trim()) ? 'picture.remote' : 'media.unknown', address)
    return undefined
  }
  const kind = looked.get(name)
  if (kind === 'image' && wanted === 'image') return shelve(shelf, { name, kind: 'image' })
  if (kind === 'file' && wanted === 'file') return shelve(shelf, { name, kind: 'file' })
  note(wanted === 'image' ? 'picture.refused' : 'file.refused', `${name} (${kind ?? 'media.type_refused'})`)
  return undefined
}

function shelve(shelf: MediaShelf, media: WantedMedia): string {
  const id = placeholderOf(media.name)
  shelf.set(id, media)
  return id
}

/** Links to posts that come along lead to them; others of the old site go on leading there, or nowhere when nobody knows where it was. */
function takeLink(
  { site, addresses }: ForeignReading,
  given: string,
  note: Notes['add'],
): string | undefined {
  const href = given.trim()
  const own = ownPath(href, site)
  if (own !== undefined) {
    const origin = addresses.get(trimSlashes(own.replace(/[?#].*$/s, '')))
    if (origin !== undefined) return importedHref(origin)
    note(site ? 'link.old_site' : 'link.unsafe', href)
    return site ? safe(`${site}${own}`, href, note) : undefined
  }
  return safe(href.startsWith('//') ? `https:${href}` : href, href, note)
}

function safe(href: string, given: string, note: Notes['add']): string | undefined {
  if (isSafeHref(href)) return href
  note('link.unsafe', given)
  return undefined
}

function ownPath(href: string, site: string): string | undefined {
  if (href.startsWith('__GHOST_URL__')) return href.slice('__GHOST_URL__'.length)
  if (href.startsWith('/') && !href.startsWith('//')) return href
  return site && (href === site || href.startsWith(`${site}/`)) ? href.slice(site.length) : undefined
}

export function trimSlashes(path: string): string {
  try {
    return withoutEndSlashes(decodeURIComponent(path).replace(/^\/+/, ''))
  } catch {
    return path
  }
}

/** A pattern would look at a long row of slashes once for each of them. */
export function withoutEndSlashes(text: string): string {
  let end = text.length
  while (text[end - 1] === '/') end--
  return text.slice(0, end)
}

const importedPrefix = '/imported-post/'

/** A link that the import puts right once the post has its own address. */
function importedHref(origin: string): string {
  return `${importedPrefix}${Buffer.from(origin).toString('base64url')}`
}

export function importedOrigin(href: string): string | undefined {
  if (!href.startsWith(importedPrefix)) return undefined
  return Buffer.from(href.slice(importedPrefix.length), 'base64url').toString()
}
