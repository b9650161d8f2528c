import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { countRows } from '#platform/database/lists/list-page.ts'
import type { Language } from '#platform/languages.ts'
import type { ContentKind } from '../../kinds.ts'
import { whereNotShown, whereShown, whereVisible } from '../../server/visible.ts'
import { areReadersBehind, isDraftAhead } from './readers-behind-store.ts'

/** Readers see an old translation, find none, or the original moved on and no reader sees the difference yet. */
type OwedReason = 'readers_behind' | 'missing' | 'draft_ahead'

interface CoverageRow {
  kind: string
  both: number
  onlyEn: number
  onlyAm: number
  neither: number
  behind: number
  ahead: number
}

/** Counts from one index, in which an item takes a hundred bytes; publications are asked of marked items only. */
export async function countCoverage(db: Database, now: number): Promise<CoverageRow[]> {
  const [inEnglish, inAmharic] = [whereShown('shownFromEn', now), whereShown('shownFromAm', now)]
  const { rows } = await sql<CoverageRow>`
    select "kind",
      count(case when ${inEnglish} and ${inAmharic} then 1 end) as "both",
      count(case when ${inEnglish} and not (${inAmharic}) then 1 end) as "onlyEn",
      count(case when ${inAmharic} and not (${inEnglish}) then 1 end) as "onlyAm",
      count(case when not (${inEnglish}) and not (${inAmharic}) then 1 end) as "neither",
      count(case when ${areReadersBehind('en', now)} or ${areReadersBehind('am', now)} then 1 end) as "behind",
      count(case when ${isDraftAhead('en', now)} or ${isDraftAhead('am', now)} then 1 end) as "ahead"
    from items where "deletedAt" is null group by "kind"`.execute(db)
  return rows
}

export interface OwedRow {
  id: string
  since: number
  language: Language
}

interface OwedFilter {
  reason: OwedReason
  language: Language
  kind?: ContentKind
  now: number
}

/**
 * Items whose text in one of some languages is owed for one reason, the oldest debt first. Each reason walks an index of its own, and
 * the database puts the languages together: how it orders ids is its own affair.
 * @param page behind a debt; of its item another language may still be to come
 */
export async function selectOwed(
  db: Database,
  { languages, ...wanted }: Omit<OwedFilter, 'language'> & { languages: readonly Language[] },
  page: { limit: number; after?: OwedRow | undefined },
): Promise<OwedRow[]> {
  const lists = languages.map((language) => oldestOwed(db, { ...wanted, language }, page))
  const together = lists.reduce((all, list) => all.unionAll(list))
  return db
    .selectFrom(together.as('owed'))
    .selectAll()
    .orderBy('since')
    .orderBy('id')
    .orderBy('language')
    .limit(page.limit)
    .execute()
}

function oldestOwed(
  db: Database,
  wanted: OwedFilter,
  { limit, after }: { limit: number; after?: OwedRow | undefined },
) {
  const { query, since } = owed(db, wanted)
  const beyond = after && wanted.language > after.language ? sql`>=` : sql`>`
  const oldest = query
    .select([
      'id',
      sql<number>`${since}`.as('since'),
      sql<Language>`${sql.lit(wanted.language)}`.as('language'),
    ])
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(${since}, "id") ${beyond} (cast(${after?.since ?? 0} as bigint), ${after?.id ?? ''})`,
      ),
    )
    .orderBy(since)
    .orderBy('id')
    .limit(limit)
  // SQLite puts only whole lists together.
  return db.selectFrom(oldest.as('oldest')).selectAll()
}

export async function countOwed(db: Database, wanted: OwedFilter): Promise<number> {
  return countRows(owed(db, wanted).query)
}

function owed(db: Database, wanted: OwedFilter) {
  const { reason, kind, now } = wanted
  const isAmharic = wanted.language === 'am'
  const [stale, behind, own, other] = isAmharic
    ? (['staleAm', 'behindAm', 'shownFromAm', 'shownFromEn'] as const)
    : (['staleEn', 'behindEn', 'shownFromEn', 'shownFromAm'] as const)
  const query = db
    .selectFrom('items')
    .where('deletedAt', 'is', null)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'blog'))
  if (reason === 'missing') {
    const missing = query.where(own, 'is', null).where(whereShown(other, now))
    return { query: missing, since: sql.ref(other) }
  }
  const shown = query
    .$if(reason === 'readers_behind', (query) =>
      query.where((where) => where(behind, '=', where.lit(1))).where(areReadersBehind(wanted.language, now)),
    )
    .$if(reason === 'draft_ahead', (query) =>
      query
        .where((where) => where(stale, '=', where.lit(1)))
        .where(isDraftAhead(wanted.language, now))
        .where((where) => where.or([where(own, 'is not', null), whereNotShown(other, now)])),
    )
  return { query: shown, since: sql.ref('updatedAt') }
}

export async function selectItemHeads(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('items')
    .select(['id', 'kind', 'parentId', 'staleEn', 'staleAm'])
    .where('id', 'in', ids)
    .execute()
}

/** What readers see now of an item in both languages: which revision, and of which revision of the other it is a translation. */
export async function selectShownRevisions(db: Database, itemId: string, now: number) {
  return db
    .selectFrom('publications')
    .select(['language', 'revision', 'basedOnRevision'])
    .where('itemId', '=', itemId)
    .where(whereVisible('publications', now))
    .execute()
}

/** Translations that readers see too old, the item changed last first, with their number. */
export async function selectBehind(db: Database, { now, most }: { now: number; most: number }) {
  const rows = (['en', 'am'] as const).map((language) =>
    db
      .selectFrom('items')
      .innerJoin('editions', 'editions.itemId', 'items.id')
      .select(['editions.itemId', 'items.kind', 'editions.language', 'editions.title', 'items.updatedAt'])
      .where('items.deletedAt', 'is', null)
      .where('editions.language', '=', language)
      .where((where) => where(language === 'am' ? 'items.behindAm' : 'items.behindEn', '=', where.lit(1)))
      .where(areReadersBehind(language, now)),
  )
  const lists = await Promise.all(
    rows.map((query) => query.orderBy('items.updatedAt', 'desc').orderBy('items.id').limit(most).execute()),
  )
  const counts = await Promise.all(
    rows.map((query) =>
      query
        .clearSelect()
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    ),
  )
  return {
    count: counts.reduce((sum, { count }) => sum + count, 0),
    newest: lists
      .flat()
      .toSorted((a, b) => b.updatedAt - a.updatedAt)
      .slice(0, most),
  }
}
