import { sql, type ExpressionBuilder, type Selectable } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { countRows, onPage, type RowKey } from '#platform/database/lists/list-page.ts'
import type { FilteredDetail } from '#platform/database/tables/content.ts'
import type { Tables } from '#platform/database/tables/tables.ts'
import type { Language } from '#platform/languages.ts'
import type { Level } from '#content/classification.ts'
import type { ContentKind } from '../../kinds.ts'
import { holdWords } from './text-words-store.ts'
import { whereVisible } from '../../server/visible.ts'
import { fromTexts, onlyTag } from './tagged/tagged-texts-store.ts'

/** An item with the text that a reader of a language gets. */
export type PublishedRow = Awaited<ReturnType<typeof selectPublished>>[number]

export interface DetailFilter {
  name: FilteredDetail
  oneOf: readonly string[]
  orMissing: boolean
}

export interface PublishedFilter {
  now: number
  language: Language
  kinds: readonly ContentKind[]
  /** Only texts of this language, whatever the reader's is. */
  in?: Language
  itemIds?: readonly string[]
  exceptIds?: readonly string[]
  parentId?: string
  collectionId?: string
  tagIds?: readonly string[]
  /** Items of rare tags are looked up, those of others are met on the way through the list. */
  areTagsRare?: boolean
  level?: string
  featured?: boolean
  /** Folded text; every word must occur. */
  words?: readonly string[]
  /** Whether the words may also stand in the text of the other language, which then is found but not shown. */
  inBothLanguages?: boolean
  /** Whether items that stand in no list are wanted as well. */
  unlisted?: boolean
  /** Details as they are stored; null for one that is missing. */
  details?: readonly DetailFilter[]
  /** Only what guests may read. */
  publicOnly?: boolean
  order: 'newest' | 'order' | 'featured'
  limit: number
  offset?: number
  /** The row behind which the page begins, by the order of the list. */
  after?: RowKey | undefined
}

export type Builder = ExpressionBuilder<Tables & { p: Tables['publications']; i: Tables['items'] }, 'p' | 'i'>

/** What a card and a page both show. */
export const shownColumns = [
  'i.id',
  'i.kind',
  'i.slug',
  'i.parentId',
  'i.collectionId',
  'i.sortOrder',
  'i.level',
  'i.coverId',
  'i.featured',
  'i.access',
  'i.market',
  'i.riskLevel',
  'i.authors',
  'i.topic',
  'i.details',
  'p.language',
  'p.title',
  'p.excerpt',
  'p.extras',
  'p.minutes',
  'p.publishedAt',
] as const

/** Published items in one language or, where that is missing, the other. Newest first walks an index and stops at the limit. */
export async function selectPublished(db: Database, filter: PublishedFilter) {
  const query = publishedRows(db, filter)
  const inTurn = filter.order === 'featured' ? query.orderBy('i.featuredOrder') : query
  const isFew = areFew(filter)
  const inOrder = { columns: ['i.sortOrder', 'i.id'], direction: 'asc' } as const
  if (filter.order === 'order') return onPage(inTurn, inOrder, { ...filter, isSorted: isFew }).execute()
  const list = onlyTag(filter) ? 'l' : 'p'
  const newest = { columns: [`${list}.publishedAt`, `${list}.itemId`], direction: 'desc' } as const
  const ofKinds = list === 'l' || isFew ? inTurn : inTurn.where('p.kind', 'in', filter.kinds)
  return onPage(ofKinds, newest, { ...filter, isSorted: isFew }).execute()
}

/** A few known items, and the few featured ones, are looked up and sorted rather than met on the way through all. */
function areFew({ featured, itemIds, areTagsRare }: Omit<PublishedFilter, 'limit'>): boolean {
  return Boolean(featured || itemIds || areTagsRare)
}

/** How many items there are on all pages of a list. */
export async function countPublished(db: Database, filter: Omit<PublishedFilter, 'limit'>): Promise<number> {
  return countRows(publishedRows(db, filter))
}

function publishedRows(db: Database, filter: Omit<PublishedFilter, 'limit'>) {
  const { now, language } = filter
  const [isFew, ofTag] = [areFew(filter), onlyTag(filter)]
  let query = fromTexts(db, ofTag)
    .select(shownColumns)
    .where(filter.areTagsRare ? sql<string>`"i"."kind" || ''` : 'i.kind', 'in', filter.kinds)
    .where(whereVisible('p', now, isFew || filter.in !== undefined))
    .where('i.deletedAt', 'is', null)
    .where((where) =>
      filter.in ? where('p.language', '=', filter.in) : isBestLanguage(where, language, now),
    )
  if (!filter.unlisted) query = query.where('i.listed', '=', 1)
  if (filter.itemIds) query = query.where('i.id', 'in', filter.itemIds)
  if (filter.exceptIds) query = query.where('i.id', 'not in', filter.exceptIds)
  if (filter.parentId) query = query.where('i.parentId', '=', filter.parentId)
  if (filter.collectionId) query = query.where('i.collectionId', '=', filter.collectionId)
  if (filter.level) query = query.where('i.level', '=', asLevel(filter.level))
  if (filter.featured) query = query.where('p.itemId', 'in', featuredItems)
  if (filter.publicOnly) query = query.where('i.access', '=', 'public')
  for (const detail of filter.details ?? []) query = query.where((where) => whereDetail(where, detail))
  const { tagIds, areTagsRare } = filter
  if (tagIds && !ofTag) query = query.where((where) => whereTagged(where, tagIds, areTagsRare))
  const { words = [] } = filter
  if (words.length > 0)
    query = query.where((where) => holdWords(where, { words, now, inBothLanguages: filter.inBothLanguages }))
  return query
}

/** Written out: of a parameter neither engine can know that few items have it. */
function featuredItems(where: Builder) {
  return where
    .selectFrom('items as f')
    .select('f.id')
    .where((where) => where('f.featured', '=', where.lit(1)))
}

/** Few items that carry a rare tag are looked up; of many, each is asked on the way. */
function whereTagged(where: Builder, tagIds: readonly string[], areRare?: boolean) {
  const carrying = where.selectFrom('item_tags').where('item_tags.tagId', 'in', tagIds)
  return areRare
    ? where('i.id', 'in', carrying.select('item_tags.itemId'))
    : where.exists(carrying.select('item_tags.tagId').whereRef('item_tags.itemId', '=', 'i.id'))
}

/**
 * True for the wanted language, and for the other one where the wanted is not public. Asked for each row anew: a `not exists`
 * is read by PostgreSQL as a set of all items, made before the first row.
 */
function isBestLanguage(where: Builder, language: Language, now: number) {
  const wanted = where
    .selectFrom('publications as wanted')
    .select('wanted.id')
    .whereRef('wanted.itemId', '=', 'p.itemId')
    .where('wanted.language', '=', language)
    .where(whereVisible('wanted', now))
    .limit(1)
  return where.or([where('p.language', '=', language), where(wanted, 'is', null)])
}

function whereDetail(where: Builder, { name, oneOf, orMissing }: DetailFilter) {
  const fits = where(`i.${name}`, 'in', oneOf)
  return orMissing ? where.or([fits, where(`i.${name}`, 'is', null)]) : fits
}

/** Filters come through the contract, which knows the levels. */
function asLevel(level: string): Level {
  return level as Level
}

/** The ids of items that are pinned now, the one that is so for longest first; editors pin a few at a time. */
export async function selectPinned(
  db: Database,
  { kinds, now }: { kinds: readonly ContentKind[]; now: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('items')
    .select('id')
    .where('pinnedUntil', '>', now)
    .where('kind', 'in', kinds)
    .where('deletedAt', 'is', null)
    .orderBy('pinnedUntil', 'desc')
    .limit(200)
    .execute()
  return rows.map(({ id }) => id)
}

/** An item by id, slug or an earlier slug, in that order. */
export async function findItemByAddress(
  db: Database,
  kind: ContentKind,
  address: string,
): Promise<Selectable<Tables['items']> | undefined> {
  const rows = await db
    .selectFrom('items')
    .selectAll()
    .where('kind', '=', kind)
    .where((where) => where.or([where('id', '=', address), where('slug', '=', address)]))
    .execute()
  const direct = rows.find((row) => row.id === address) ?? rows[0]
  if (direct) return direct
  return db
    .selectFrom('item_slugs')
    .innerJoin('items', 'items.id', 'item_slugs.itemId')
    .selectAll('items')
    .where('item_slugs.kind', '=', kind)
    .where('item_slugs.slug', '=', address)
    .executeTakeFirst()
}

export async function selectTagsOfItems(db: Database, itemIds: readonly string[]) {
  return db
    .selectFrom('item_tags')
    .innerJoin('tags', 'tags.id', 'item_tags.tagId')
    .select(['item_tags.itemId', 'tags.id', 'tags.slug', 'tags.labelEn', 'tags.labelAm'])
    .where('item_tags.itemId', 'in', itemIds)
    .orderBy('tags.sortOrder')
    .orderBy('tags.slug')
    .execute()
}

export async function selectCollectionsByIds(db: Database, ids: readonly string[]) {
  return db.selectFrom('collections').selectAll().where('id', 'in', ids).execute()
}
