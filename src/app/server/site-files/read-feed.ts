import { findCollectionByAnySlug } from '#content/labels/server/collections-store.ts'
import { findTag } from '#content/labels/server/tags-store.ts'
import { findPictures } from '#content/media/server/find-media.ts'
import { notFound } from '#platform/errors.ts'
import type { Language } from '#platform/languages.ts'
import { paths } from '#platform/paths.ts'
import type { Context } from '#platform/server/context.ts'
import { asKind, contentKinds, factsOf, type ContentKind } from '#content/kinds.ts'
import { rulesOf, type KindFeed } from '#content/server/kind-rules.ts'
import { toStrings } from '#content/server/stored-json.ts'
import { selectFeedEntries } from '#content/reading/server/feed-store.ts'
import { withPlaces } from '#content/reading/server/places.ts'
import { withTermLinks } from '#content/reading/server/term-links.ts'

/** As many as a reader who looks once a month may have missed. */
const mostEntries = 30

export interface FeedEntry {
  id: string
  kind: ContentKind
  slug: string
  title: string
  excerpt: string
  authors: string[]
  isForMembers: boolean
  /** The whole text; undefined for what members read. Addresses of this site in it begin with a slash. */
  html: string | undefined
  /** The address of its picture; undefined when it has none. */
  picture: string | undefined
  /** Epoch milliseconds, as are the others. */
  publishedAt: number
  visibleFrom: number
}

export interface Feed {
  language: Language
  title: string
  description: string
  /** The page that shows the same. */
  page: string
  ofChanges: boolean
  /** When an entry last changed, epoch milliseconds; 0 for an empty feed. */
  changedAt: number
  entries: FeedEntry[]
}

/** The kinds that have a feed, with where it is and what it brings. */
export function listFeeds(): { kind: ContentKind; feed: KindFeed }[] {
  return contentKinds.flatMap((kind) => {
    const { feed } = rulesOf(kind)
    return feed ? [{ kind, feed }] : []
  })
}

/**
 * What is newest of a kind in one language: whole texts, and titles and summaries of what members read. A feed has one language,
 * so nothing stands in for what is not translated.
 */
export function readFeed(
  ctx: Context,
  { kind, feed, language }: { kind: ContentKind; feed: KindFeed; language: Language },
): Promise<Feed> {
  const head = { ...feed.words[language], page: factsOf(kind).list?.path ?? paths.home }
  return readEntries(ctx, { ...head, kinds: [kind], language, ofChanges: feed.ofChanges })
}

/**
 * What is newest of a tag, of all kinds that have a feed of what is new.
 * @throws 404 when there is no such tag
 */
export async function readTagFeed(ctx: Context, slug: string, language: Language): Promise<Feed> {
  const tag = await findTag(ctx.readDb, slug)
  if (!tag) throw notFound('tag')
  const title = (language === 'am' ? tag.labelAm : tag.labelEn) || tag.labelEn || tag.labelAm
  const page = `${paths.blogs}?tag=${tag.slug}`
  return readEntries(ctx, { title, description: title, page, kinds: kindsOfNews(), language, tagId: tag.id })
}

/**
 * What is newest in a track, or in the one that it became part of.
 * @throws 404 when there is no such track
 */
export async function readTrackFeed(ctx: Context, slug: string, language: Language): Promise<Feed> {
  const track = await findCollectionByAnySlug(ctx.readDb, { kind: 'track', slug })
  if (!track) throw notFound('track')
  const [title, summary] =
    language === 'am' ? [track.titleAm, track.summaryAm] : [track.titleEn, track.summaryEn]
  const name = title || track.titleEn || track.titleAm
  const head = { title: name, description: summary || name, page: paths.learn }
  return readEntries(ctx, { ...head, kinds: ['learn'], language, collectionId: track.id })
}

/** The kinds of which each text comes once. */
function kindsOfNews(): ContentKind[] {
  return listFeeds().flatMap(({ kind, feed }) => (feed.ofChanges ? [] : [kind]))
}

/** What guests read, whoever asks, in words of the feed's language: caches between this site and its readers give it to all. */
async function readEntries(
  asked: Context,
  wanted: {
    title: string
    description: string
    page: string
    kinds: readonly ContentKind[]
    language: Language
    ofChanges?: boolean
    tagId?: string
    collectionId?: string
  },
): Promise<Feed> {
  const { title, description, page, language, ofChanges = false } = wanted
  const ctx: Context = { ...asked, actor: { kind: 'guest' }, language }
  const rows = await selectFeedEntries(ctx.readDb, { ...wanted, ofChanges, now: ctx.now, limit: mostEntries })
  const [pictures, texts] = await Promise.all([
    findPictures(
      ctx,
      rows.flatMap(({ coverId }) => coverId ?? []),
    ),
    withTermLinks(
      ctx,
      await Promise.all(rows.map(({ html }) => withPlaces(ctx, html, { language, medium: 'feeds' }))),
    ),
  ])
  const entries = rows.map((row, index) => ({
    id: row.id,
    kind: asKind(row.kind),
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    authors: toStrings(row.authors),
    isForMembers: row.access === 'signed-in',
    html: row.access === 'public' ? texts[index] : undefined,
    picture: pictures.get(row.coverId ?? '')?.src,
    publishedAt: row.publishedAt,
    visibleFrom: row.visibleFrom,
  }))
  const changedAt = Math.max(0, ...entries.map((entry) => entry.visibleFrom))
  return { language, title, description, page, ofChanges, changedAt, entries }
}
