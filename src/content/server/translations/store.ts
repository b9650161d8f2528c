import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { Language } from '#platform/languages.ts'
import type { ContentKind } from '../../contract.ts'
import type { OwedReason } from '../../translations-contract.ts'

export interface CoverageRow {
  kind: string
  both: number
  onlyEn: number
  onlyAm: number
  neither: number
  stale: number
}

/** Counts from one index, in which an item takes a hundred bytes. */
export async function countCoverage(db: Database, now: number): Promise<CoverageRow[]> {
  const isShown = (end: string) => sql`coalesce(${sql.ref(`shownFrom${end}`)}, ${now + 1}) <= ${now}`
  const [inEnglish, inAmharic] = [isShown('En'), isShown('Am')]
  const { rows } = await sql<CoverageRow>`
    select "kind",
      count(case when ${inEnglish} and ${inAmharic} then 1 end) as "both",
      count(case when ${inEnglish} and not (${inAmharic}) then 1 end) as "onlyEn",
      count(case when ${inAmharic} and not (${inEnglish}) then 1 end) as "onlyAm",
      count(case when not (${inEnglish}) and not (${inAmharic}) then 1 end) as "neither",
      count(case when "staleEn" = 1 or "staleAm" = 1 then 1 end) as "stale"
    from items where "deletedAt" is null group by "kind"`.execute(db)
  return rows
}

export interface OwedRow {
  id: string
  since: number
}

/** Items whose text in one language is owed for one reason, the oldest debt first. Each reason walks an index of its own. */
export function selectOwed(
  db: Database,
  wanted: { reason: OwedReason; language: Language; kind?: ContentKind; now: number; limit: number },
): Promise<OwedRow[]> {
  const { reason, kind, now } = wanted
  const isAmharic = wanted.language === 'am'
  const [stale, own, other] = isAmharic
    ? (['staleAm', 'shownFromAm', 'shownFromEn'] as const)
    : (['staleEn', 'shownFromEn', 'shownFromAm'] as const)
  const query = db
    .selectFrom('items')
    .where('deletedAt', 'is', null)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'blog'))
    .limit(wanted.limit)
  if (reason === 'missing')
    return query
      .where(own, 'is', null)
      .where(other, 'is not', null)
      .where(other, '<=', now)
      .select(['id', sql<number>`${sql.ref(other)}`.as('since')])
      .orderBy(other)
      .orderBy('id')
      .execute()
  return query
    .where((where) => where(stale, '=', where.lit(1)))
    .$if(reason === 'stale_public', (query) => query.where(own, '<=', now))
    .$if(reason === 'stale', (query) =>
      query.where((where) =>
        where.and([
          where.or([where(own, 'is', null), where(own, '>', now)]),
          where.or([where(own, 'is not', null), where(other, 'is', null), where(other, '>', now)]),
        ]),
      ),
    )
    .select(['id', 'updatedAt as since'])
    .orderBy('updatedAt')
    .orderBy('id')
    .execute()
}

export function selectItemHeads(db: Database, ids: readonly string[]) {
  return db.selectFrom('items').select(['id', 'kind', 'parentId']).where('id', 'in', ids).execute()
}
