import { isAdmin, type Access, type Actor } from '#platform/actor.ts'
import type { PageWish } from '#platform/contract/paging.ts'
import { pageShown, pageWanted, totalWanted } from '#platform/server/lists/paging.ts'
import { forbidden, notFound, notSignedIn } from '#platform/errors.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { Card, CardPage, Teaser } from '../../contract.ts'
import type { ArticleOf } from '../../kind-article.ts'
import { longList } from '../../list-limits.ts'
import { withSharedAnchors } from './anchors.ts'
import { withPlaces } from './places.ts'
import { withTermLinks } from './term-links.ts'
import { fold } from '#platform/word-forms/folding.ts'
import { selectOfKinds, selectPinnedFirst } from './list-order.ts'
import { selectArticle } from './article-store.ts'
import { countPublished, type PublishedFilter, type PublishedRow } from './published-store.ts'
import {
  rareTag,
  readCollections,
  readCovers,
  readLessonMinutes,
  readTagCounts,
  readTagsInUse,
  readTagsOfItems,
} from './shared/reads.ts'
import { shareImageOf } from './sharing/share-card.ts'
import { sharedPicture } from './sharing/shared-picture.ts'
import { readDetails, readExtras, readMinutes } from '../../server/own-members.ts'
import { toJson, toStrings } from '../../server/stored-json.ts'
import { findTag } from '../../labels/server/tags-store.ts'
import { inTagOrder } from '../../labels/tag-order.ts'
import { detailFilters, type WantedDetails } from './detail-filters.ts'
import { asKind, type ContentKind } from '../../kinds.ts'

export type ListFilter = Omit<PublishedFilter, 'now' | 'words' | 'limit' | 'offset' | 'after' | 'details'> &
  PageWish & {
    /** The values that a detail may have. */
    details?: WantedDetails
    /** Tag by slug; an unknown one finds nothing. */
    tag?: string
    q?: string
    pageSize: number
    /** Whether what is pinned stands before everything else. */
    pinnedFirst?: boolean
  }

/** A page of published items as cards. Readers never see drafts here, not even editors. */
export async function listCards(ctx: Context, filter: ListFilter): Promise<CardPage> {
  const { rows, ...page } = await listPublished(ctx, filter)
  return { items: await toCards(ctx, rows, filter.language), ...page }
}

/** Whether a kind has more listed items than a reader looks through. */
export async function isLongList(ctx: Context, kind: ContentKind, language: Language): Promise<boolean> {
  const beyond = { kinds: [kind], language, order: 'newest', pageSize: 1, page: longList + 1 } as const
  return (await listPublished(ctx, beyond)).rows.length > 0
}

async function areRare(ctx: Context, tagIds: readonly string[]): Promise<boolean> {
  const counts = await readTagCounts(ctx, tagIds)
  return [...counts.values()].reduce((sum, count) => sum + count, 0) < rareTag
}

/** The rows behind `listCards`, for kinds that add fields of their own. */
export async function listPublished(
  ctx: Context,
  { tag, q, details, page = 1, cursor, total, pageSize: size, pinnedFirst, ...filter }: ListFilter,
) {
  const asked = { page, cursor, total }
  const tagId = tag === undefined ? undefined : (await findTag(ctx.readDb, tag))?.id
  if (tag != null && !tagId) return { rows: [], page, hasNext: false, next: null, total: total ? 0 : null }
  const tagIds = tagId === undefined ? filter.tagIds : [tagId]
  const wanted = {
    ...filter,
    details: detailFilters(filter.kinds, details),
    tagIds,
    areTagsRare: tagIds && (await areRare(ctx, tagIds)),
    words: q ? fold(q).split(' ').filter(Boolean) : undefined,
    now: ctx.now,
  }
  const place = pageWanted(asked, { size, key: ['number', 'string'] })
  const rows = await (pinnedFirst ? selectPinnedFirst : selectOfKinds)(ctx, { ...wanted, ...place })
  const keyOf = (row: PublishedRow) => [filter.order === 'order' ? row.sortOrder : row.publishedAt, row.id]
  return {
    ...pageShown(rows, asked, { size, keyOf }),
    total: await totalWanted(asked, () => countPublished(ctx.readDb, wanted)),
  }
}

/** What a card is made of. */
type CardRow = Omit<PublishedRow, 'extras'>

/** Cards for rows, with their tags, covers and collections read in one query each. A course takes as long as its lessons. */
export async function toCards(ctx: Context, rows: readonly CardRow[], language: Language): Promise<Card[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const collectionIds = present(rows.map((row) => row.collectionId))
  const courseIds = rows.filter((row) => row.kind === 'course').map((row) => row.id)
  const [tags, pictures, collections, lessonMinutes, minutes] = await Promise.all([
    readTagsOfItems(ctx, ids),
    readCovers(ctx, present(rows.map((row) => row.coverId))),
    readCollections(ctx, collectionIds),
    readLessonMinutes(ctx, courseIds, language),
    readMinutes(ctx, rows),
  ])
  return rows.map((row, at) => {
    const collection = row.collectionId ? collections.get(row.collectionId) : undefined
    const own = tags.get(row.id) ?? []
    const topic = own.find((tag) => tag.slug === row.topic)
    return {
      ...cardFields(row),
      minutes: row.kind === 'course' ? (lessonMinutes.get(row.id) ?? 0) : (minutes[at] ?? 0),
      cover: (row.coverId && pictures.get(row.coverId)) || null,
      tags: own.map((tag) => labelOf(tag, language)),
      topic: topic ? labelOf(topic, language) : null,
      collection: collection
        ? { id: collection.id, slug: collection.slug, title: titleOf(collection, language) }
        : null,
    }
  })
}

/**
 * One published item in the wanted language, or in the other one when that is missing.
 * @param address id, slug, or an earlier slug; the answer's `slug` is the current one
 * @throws 404 when nothing is published; 401 when it is for signed-in readers only
 */
export async function readArticle<K extends ContentKind>(
  ctx: Context,
  kind: K,
  wanted: { address: string; language: Language },
): Promise<ArticleOf<K>> {
  const found = await findText(ctx, kind, wanted)
  const { item, publications, text } = found
  refuseUnlessMayRead(ctx.actor, item.access)
  const { html, headings } = withSharedAnchors(text, publications)
  const [linked = html] = await withTermLinks(ctx, [html])
  return {
    ...(await describe(ctx, found, wanted.language)),
    kind,
    html: await withPlaces(ctx, linked, { language: text.language }),
    headings,
    sources: toJson(item.sources),
    extras: readExtras(kind, text.extras),
    details: readDetails(kind, item.details),
  }
}

/**
 * What everybody may know of a published item, whoever may read its text.
 * @throws 404 when nothing is published
 */
export async function readTeaser(
  ctx: Context,
  kind: ContentKind,
  wanted: { address: string; language: Language },
): Promise<Teaser> {
  return describe(ctx, await findText(ctx, kind, wanted), wanted.language)
}

type FoundText = Awaited<ReturnType<typeof findText>>

async function findText(
  ctx: Context,
  kind: ContentKind,
  { address, language }: { address: string; language: Language },
) {
  const publications = await selectArticle(ctx.readDb, { kind, address, now: ctx.now })
  const text = publications.find((one) => one.language === language) ?? publications[0]
  if (!text) throw notFound(kind)
  return { item: text, publications, text }
}

async function describe(ctx: Context, found: FoundText, language: Language): Promise<Teaser> {
  const { item, publications, text } = found
  const [card] = await toCards(ctx, [{ ...item, ...textOf(text) }], language)
  if (!card) throw notFound(asKind(item.kind))
  return {
    ...card,
    updatedAt: text.visibleFrom,
    reviewedOn: item.reviewedOn,
    seoTitle: text.seoTitle,
    seoDescription: text.seoDescription,
    publishedIn: publications
      .map((one) => one.language)
      .sort()
      .toReversed(),
    shareImage: shareImageOf(card, ctx.config.siteName, await sharedPicture(ctx, text)),
  }
}

function refuseUnlessMayRead(actor: Actor, access: Access): void {
  if (access === 'public' || isAdmin(actor)) return
  if (actor.kind === 'guest') throw notSignedIn()
  if (actor.kind !== 'user') throw forbidden()
}

export async function listTags(ctx: Context, kind: ContentKind, language: Language) {
  const tags = inTagOrder(await readTagsInUse(ctx, kind), language)
  return tags.map((tag) => labelOf(tag, language))
}

/** A collection's title in a language, or in the other one when it has none. */
export function titleOf(collection: { titleEn: string; titleAm: string }, language: Language): string {
  return language === 'am'
    ? collection.titleAm || collection.titleEn
    : collection.titleEn || collection.titleAm
}

export function labelOf(tag: { slug: string; labelEn: string; labelAm: string }, language: Language) {
  return { slug: tag.slug, label: language === 'am' ? tag.labelAm : tag.labelEn }
}

function textOf(text: {
  language: Language
  title: string
  excerpt: string
  minutes: number
  publishedAt: number
}) {
  const { language, title, excerpt, minutes, publishedAt } = text
  return { language, title, excerpt, minutes, publishedAt }
}

function cardFields(row: CardRow) {
  return {
    id: row.id,
    kind: asKind(row.kind),
    slug: row.slug,
    language: row.language,
    title: row.title,
    excerpt: row.excerpt,
    level: row.level,
    publishedAt: row.publishedAt,
    featured: row.featured === 1,
    access: row.access,
    riskLevel: row.riskLevel,
    market: asMarket(row.market),
    authors: toStrings(row.authors),
  }
}

function present(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids.filter((id) => id !== null))]
}

/** Only markets of the contract are ever stored. */
function asMarket(market: string | null): Card['market'] {
  return market as Card['market']
}
