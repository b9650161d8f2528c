import { sql, type ExpressionBuilder, type SqlBool, type Expression } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { takePage, type FoundPage, type ListPage } from '#platform/database/lists/list-page.ts'
import type { Tables } from '#platform/database/tables/tables.ts'
import { languages, type Language } from '#platform/languages.ts'
import type { ListedState } from '../../contract.ts'
import type { ContentKind } from '../../kinds.ts'
import { whereNotShown, whereScheduled, whereShown } from '../../server/visible.ts'
import type { DetailFilter } from '../../reading/server/published-store.ts'
import type { StoredItem } from './items-store.ts'
import { areReadersBehind, isDraftAhead } from './readers-behind-store.ts'
import { titleSearchOf } from './titles-store.ts'

export interface ItemFilter {
  kind: ContentKind
  /** Every word must begin a word of a title in either language, of what a question asks, or of the slug, or be a form of one. */
  q?: string
  en?: ListedState
  am?: ListedState
  /** In at least one language. */
  state?: ListedState
  /** Translations that readers see too old, or whose original moved on in a draft: in one language, or in either. */
  stale?: `${'readers' | 'draft'}_${Language | 'any'}`
  tagId?: string
  /** Who last edited either text. */
  author?: string
  /** Null for items that stand in no collection. */
  collectionId?: string | null
  parentId?: string
  details?: readonly DetailFilter[]
  /** Only items that this query names; it is not run by itself. */
  among?: Expression<string> | undefined
  inBin: boolean
  sort: 'updated' | 'title' | 'published' | 'order'
  direction: 'asc' | 'desc'
  /** The language whose titles are sorted. */
  language: Language
  /** A scheduled text whose time has come counts as published. */
  now: number
}

type Builder = ExpressionBuilder<Tables, 'items'>
type Condition = Expression<SqlBool>

/** Sets up to this size are looked up by id; larger ones are met soon enough on the way through the order. */
const mostNarrowed = 1000

/**
 * Rows of a content table. A page is found in an index of the wanted order, or, where a search, tag or author leaves few items,
 * among those; bodies are never read.
 */
export async function selectItems(
  db: Database,
  filter: ItemFilter,
  page: ListPage,
): Promise<FoundPage<StoredItem>> {
  const few = await findFew(db, filter)
  if (few?.length === 0) return { rows: [], total: page.isCounted ? 0 : null }
  const query = db
    .selectFrom('items')
    .select('items.id')
    .where('items.kind', '=', filter.kind)
    .where('items.deletedAt', filter.inBin ? 'is not' : 'is', null)
    .where((where) => where.and(conditionsOf(where, filter)))
    .$if(few !== undefined, (query) => query.where('items.id', 'in', few ?? []))
  const order = { columns: [`items.${orderOf(filter)}`, 'items.id'], direction: filter.direction }
  const { rows: found, total } = await takePage(query, order, page)
  if (found.length === 0) return { rows: [], total }
  const ids = found.map(({ id }) => id)
  const rows = await db.selectFrom('items').selectAll().where('id', 'in', ids).execute()
  return { rows: rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)), total }
}

/** The column by which a table is in order; the id decides between equals. */
export function orderOf({ sort, language }: Pick<ItemFilter, 'sort' | 'language'>) {
  if (sort === 'title') return language === 'am' ? 'sortTitleAm' : 'sortTitleEn'
  return sort === 'order' ? 'sortOrder' : sort === 'published' ? 'publishedAt' : 'updatedAt'
}

/** The smallest set of items that one of the filters leaves, when it is small. */
async function findFew(db: Database, filter: ItemFilter): Promise<string[] | undefined> {
  const most = mostNarrowed + 1
  const sets: Promise<{ itemId: string }[]>[] = titleSearchOf(filter.q ?? '').map((word) =>
    findByWord(db, { ...word, kind: filter.kind, limit: most }),
  )
  const { tagId, author } = filter
  if (tagId !== undefined)
    sets.push(db.selectFrom('item_tags').select('itemId').where('tagId', '=', tagId).limit(most).execute())
  if (author !== undefined)
    sets.push(
      db.selectFrom('editions').select('itemId').where('updatedBy', '=', author).limit(most).execute(),
    )
  const small = (await Promise.all(sets)).filter((set) => set.length < most)
  const least = small.toSorted((a, b) => a.length - b.length)[0]
  return least && [...new Set(least.map(({ itemId }) => itemId))]
}

/** Two questions, because one with an `or` in it would read all words of the kind. */
async function findByWord(
  db: Database,
  { kind, start, forms, limit }: { kind: ContentKind; start: string; forms: string[]; limit: number },
): Promise<{ itemId: string }[]> {
  const words = db.selectFrom('title_words').select('itemId').where('kind', '=', kind).limit(limit)
  const others = forms.filter((form) => !form.startsWith(start))
  const found = await words
    .where('word', '>=', start)
    .where('word', '<', `${start}${beyondAllLetters}`)
    .execute()
  if (others.length === 0 || found.length === limit) return found
  return [...found, ...(await words.where('word', 'in', others).execute())].slice(0, limit)
}

function conditionsOf(where: Builder, filter: ItemFilter): Condition[] {
  const conditions: Condition[] = titleSearchOf(filter.q ?? '').map((word) =>
    where.exists(
      where
        .selectFrom('title_words')
        .select('title_words.itemId')
        .whereRef('title_words.itemId', '=', 'items.id')
        .where((inner) => isWord(inner, word)),
    ),
  )
  for (const language of languages) {
    const state = filter[language]
    if (state) conditions.push(isListedAs(where, { language, state, now: filter.now }))
  }
  const { state, stale } = filter
  if ([filter.en, filter.am, state].some((one) => one === 'draft' || one === 'scheduled'))
    conditions.push(isNotPublishedInBoth)
  if (state)
    conditions.push(
      where.or(languages.map((language) => isListedAs(where, { language, state, now: filter.now }))),
    )
  if (stale) {
    const is = stale.startsWith('readers') ? areReadersBehind : isDraftAhead
    const wanted = languages.filter((language) => stale.endsWith('_any') || stale.endsWith(`_${language}`))
    conditions.push(where.or(wanted.map((language) => is(language, filter.now))))
  }
  if (filter.parentId) conditions.push(where('items.parentId', '=', filter.parentId))
  if (filter.collectionId === null) conditions.push(where('items.collectionId', 'is', null))
  else if (filter.collectionId) conditions.push(where('items.collectionId', '=', filter.collectionId))
  if (filter.tagId) conditions.push(hasTag(where, filter.tagId))
  if (filter.author) conditions.push(isEditedBy(where, filter.author))
  if (filter.among) conditions.push(where('items.id', 'in', filter.among))
  for (const { name, oneOf, orMissing } of filter.details ?? []) {
    const fits = where(`items.${name}`, 'in', oneOf)
    conditions.push(orMissing ? where.or([fits, where(`items.${name}`, 'is', null)]) : fits)
  }
  return conditions
}

const columns = {
  en: {
    state: 'items.stateEn',
    changed: 'items.changedEn',
    from: 'items.shownFromEn',
  },
  am: {
    state: 'items.stateAm',
    changed: 'items.changedAm',
    from: 'items.shownFromAm',
  },
} as const

/** `published` is what readers see, also while newer text waits for its time; `scheduled` is what will appear. */
function isListedAs(
  where: Builder,
  { language, state, now }: { language: Language; state: ListedState; now: number },
): Condition {
  const { state: column, changed, from } = columns[language]
  if (state === 'published') return whereShown(from, now)
  if (state === 'unpublished') return whereNotShown(from, now)
  if (state === 'changed') return where(changed, '=', where.lit(1))
  if (state === 'written') return where(column, '<>', 'missing')
  if (state !== 'scheduled') return where(column, '=', state)
  const scheduled = where
    .selectFrom('publications')
    .select('publications.id')
    .whereRef('publications.itemId', '=', 'items.id')
    .where('publications.language', '=', language)
    .where(whereScheduled('publications', now))
  return where.and([where(column, '=', 'scheduled'), where.exists(scheduled)])
}

/** True of every draft, in the words of the index in which the few of them are found. */
const isNotPublishedInBoth = sql<SqlBool>`(items."stateEn" <> 'published' or items."stateAm" <> 'published')`

function hasTag(where: Builder, tagId: string): Condition {
  return where.exists(
    where
      .selectFrom('item_tags')
      .select('item_tags.tagId')
      .whereRef('item_tags.itemId', '=', 'items.id')
      .where('item_tags.tagId', '=', tagId),
  )
}

function isEditedBy(where: Builder, uid: string): Condition {
  return where.exists(
    where
      .selectFrom('editions')
      .select('editions.itemId')
      .whereRef('editions.itemId', '=', 'items.id')
      .where('editions.updatedBy', '=', uid),
  )
}

const beyondAllLetters = '\u{10ffff}'

function isWord(
  where: ExpressionBuilder<Tables, 'title_words'>,
  { start, forms }: { start: string; forms: string[] },
): Condition {
  return where.or([
    where.and([
      where('title_words.word', '>=', start),
      where('title_words.word', '<', `${start}${beyondAllLetters}`),
    ]),
    where('title_words.word', 'in', forms),
  ])
}

/** What rows show of editions; SQLite stops reading before the bodies. */
export async function selectEditionHeads(db: Database, itemIds: readonly string[]) {
  return db
    .selectFrom('editions')
    .select(['itemId', 'language', 'state', 'title', 'updatedAt'])
    .where('itemId', 'in', itemIds)
    .execute()
}

/** When the scheduled text of each edition that has one becomes public. */
export async function selectPlannedTimes(db: Database, itemIds: readonly string[], now: number) {
  return db
    .selectFrom('publications')
    .select(['itemId', 'language', 'visibleFrom'])
    .where('itemId', 'in', itemIds)
    .where(whereScheduled('publications', now))
    .execute()
}
