import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { takePage, type ListPage } from '#platform/database/lists/list-page.ts'
import type { Language } from '#platform/languages.ts'

export interface MissKey {
  /** Folded. */
  query: string
  language: Language
}

/** Counts once more; what somebody saw to and readers still miss begins anew. */
export async function saveMiss(db: Database, miss: MissKey & { at: number }): Promise<void> {
  await db
    .insertInto('search_misses')
    .values({ query: miss.query, language: miss.language, count: 1, lastAt: miss.at })
    .onConflict((on) =>
      on.columns(['query', 'language']).doUpdateSet({
        count: sql<number>`case when search_misses."handledAt" is null then search_misses."count" + 1 else 1 end`,
        lastAt: miss.at,
        handledAt: null,
      }),
    )
    .execute()
}

/** Keeps at most `most` rows: the rarest goes, of equals the oldest. */
export async function dropRarestMisses(db: Database, most: number): Promise<void> {
  const extra = await db
    .selectFrom('search_misses')
    .select(['query', 'language'])
    .orderBy('count', 'desc')
    .orderBy('lastAt', 'desc')
    .limit(100)
    .offset(most)
    .execute()
  for (const key of extra) await deleteMiss(db, key)
}

/** Misses nobody has seen to yet, or those somebody has; the most wanted first. */
export async function selectMisses(db: Database, filter: { areHandled: boolean }, page: ListPage) {
  const query = db
    .selectFrom('search_misses')
    .selectAll()
    .where('handledAt', filter.areHandled ? 'is not' : 'is', null)
  return takePage(query, { columns: ['count', 'lastAt', 'query', 'language'], direction: 'desc' }, page)
}

/** How many misses nobody has seen to yet; the table is small. */
export async function countOpen(db: Database): Promise<number> {
  const row = await db
    .selectFrom('search_misses')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('handledAt', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Tells whether there is such a miss. */
export async function updateHandledAt(
  db: Database,
  key: MissKey,
  handledAt: number | null,
): Promise<boolean> {
  const result = await db
    .updateTable('search_misses')
    .set({ handledAt })
    .where('query', '=', key.query)
    .where('language', '=', key.language)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Whether it was there. */
export async function deleteMiss(db: Database, key: MissKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('search_misses')
    .where('query', '=', key.query)
    .where('language', '=', key.language)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
