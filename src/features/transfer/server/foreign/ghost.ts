import { emptyDocument, type BlockDocument } from '#content/blocks/document.ts'
import { invalid } from '#platform/errors.ts'
import { htmlReadingOf, takeMedia, trimSlashes, type ForeignReading } from './foreign-reading.ts'
import {
  fitting,
  ghostExport,
  ghostMeta,
  ghostPost,
  ghostPostAuthor,
  ghostPostTag,
  ghostTag,
  ghostUser,
  type GhostPost,
} from './ghost-shapes.ts'
import { importHtml, withinLimits } from './html/html.ts'
import { languageNamed } from './language.ts'
import { createNotes, type Notes } from './notes.ts'
import type { ForeignFile, ForeignPost } from './post.ts'

/**
 * The posts and pages of a Ghost export, read from the HTML that it carries beside its own format.
 * @throws 422 `file: foreign.unreadable` for JSON that is no Ghost export
 */
export function readGhost(json: string, reading: ForeignReading): ForeignFile {
  const data = parseExport(json)
  const notes = createNotes()
  const of = relationsOf(data)
  const rows = data.posts.flatMap((value, index) => {
    const checked = ghostPost.safeParse(value)
    if (checked.success) return [checked.data]
    notes.add('post.broken', `posts.${index}`)
    return []
  })
  for (const row of rows) {
    const slug = trimSlashes(row.slug ?? '')
    if (slug) reading.addresses.set(slug, originOf(row))
  }
  return { posts: rows.map((row) => toPost(row, of, reading)), notes }
}

function parseExport(json: string) {
  let value: unknown
  try {
    value = JSON.parse(json.replace(/^\uFEFF/, ''))
  } catch {
    throw invalid({ file: 'foreign.unreadable' })
  }
  const data = ghostExport.safeParse(value).data
  if (!data) throw invalid({ file: 'foreign.unreadable' })
  return data
}

type Data = ReturnType<typeof parseExport>

/** What stands beside the posts, by the id of the post. */
function relationsOf(data: Data) {
  const tags = new Map(fitting(data.tags, ghostTag).map((tag) => [tag.id, tag]))
  const users = new Map(fitting(data.users, ghostUser).map((user) => [user.id, user.name ?? '']))
  const metas = new Map(fitting(data.posts_meta, ghostMeta).map((meta) => [meta.post_id, meta]))
  const postTags = grouped(fitting(data.posts_tags, ghostPostTag))
  const postAuthors = grouped(fitting(data.posts_authors, ghostPostAuthor))
  return {
    meta: (id: string) => metas.get(id),
    tags: (id: string) => (postTags.get(id) ?? []).flatMap((row) => tags.get(row.tag_id) ?? []),
    authors(row: GhostPost): string[] {
      const ids =
        postAuthors.get(row.id)?.map(({ author_id }) => author_id) ?? (row.author_id ? [row.author_id] : [])
      return ids.flatMap((id) => users.get(id)?.trim() || [])
    },
  }
}

function grouped<T extends { post_id: string; sort_order?: number | null | undefined }>(
  rows: T[],
): Map<string, T[]> {
  const ordered = rows.toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))
  return Map.groupBy(ordered, ({ post_id }) => post_id)
}

const originOf = (row: GhostPost) => `ghost:${row.uuid || row.id}`

function toPost(row: GhostPost, of: ReturnType<typeof relationsOf>, reading: ForeignReading): ForeignPost {
  const notes = createNotes()
  const meta = of.meta(row.id)
  const marks = of.tags(row.id).filter(isInternal)
  const language = marks.map(({ name }) => languageNamed(name.replace(/^#/, ''))).find(Boolean)
  for (const { name } of marks)
    notes.add(languageNamed(name.replace(/^#/, '')) ? 'tag.as_language' : 'tag.skipped', name)
  for (const field of ['canonical_url', 'codeinjection_head', 'codeinjection_foot'] as const)
    if (row[field]) notes.add('field.dropped', field)
  if (meta?.feature_image_caption) notes.add('field.dropped', 'feature_image_caption')
  if (row.type === 'page' || row.page === true || row.page === 1) notes.add('page.as_post')
  const isRestricted = Boolean(row.visibility) && row.visibility !== 'public'
  if (isRestricted) notes.add('access.signed_in', row.visibility ?? '')
  const isDated = row.status === 'published' || row.status === 'sent' || row.status === 'scheduled'
  const publishedAt = isDated ? timeOf(row.published_at) : undefined
  if (row.status === 'scheduled' && publishedAt === undefined) notes.add('date.lost')
  return {
    origin: originOf(row),
    title: row.title ?? '',
    excerpt: row.custom_excerpt ?? '',
    seoTitle: row.meta_title ?? meta?.meta_title ?? '',
    seoDescription: row.meta_description ?? meta?.meta_description ?? '',
    slug: row.slug ?? '',
    ...((language ?? languageNamed(row.locale)) && { language: language ?? languageNamed(row.locale) }),
    names: row.slug ? [row.slug] : [],
    tags: of
      .tags(row.id)
      .filter((tag) => !isInternal(tag))
      .map(({ name }) => name),
    authors: of.authors(row),
    ...(publishedAt !== undefined && { publishedAt }),
    access: isRestricted ? 'signed-in' : 'public',
    ...coverOf(row, row.feature_image_alt ?? meta?.feature_image_alt ?? '', { reading, notes }),
    body: bodyOf(row, { reading, notes }),
    notes,
  }
}

/** Tags that begin with # are seen by editors only. */
function isInternal(tag: { name: string; visibility?: string | null | undefined }): boolean {
  return tag.visibility === 'internal' || tag.name.startsWith('#')
}

function coverOf(row: GhostPost, alt: string, of: { reading: ForeignReading; notes: Notes }) {
  if (!row.feature_image) return {}
  const wish = { address: row.feature_image, wanted: 'image', note: of.notes.add } as const
  const mediaId = takeMedia(of.reading, wish)
  return mediaId === undefined ? {} : { cover: { mediaId, alt } }
}

function bodyOf(
  row: GhostPost,
  { reading, notes }: { reading: ForeignReading; notes: Notes },
): BlockDocument {
  const htmlReading = htmlReadingOf(reading, { notes, newlinesMatter: false })
  if (row.html) return importHtml(row.html, htmlReading)
  if (!row.lexical && !row.mobiledoc && !row.plaintext) return emptyDocument()
  notes.add('body.missing_html', row.lexical ? 'lexical' : 'mobiledoc')
  const lines = (row.plaintext ?? '').split(/\n+/).map((line) => line.trim())
  const words = lines
    .filter(Boolean)
    .map((text) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }))
  return withinLimits(words, htmlReading)
}

export function timeOf(value: string | number | null | undefined): number | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const time = typeof value === 'number' ? value : Date.parse(value)
  return Number.isFinite(time) && time > 0 ? time : undefined
}
