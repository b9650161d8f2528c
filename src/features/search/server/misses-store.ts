import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { Language } from '#platform/languages.ts'

export async function saveMiss(
  db: Database,
  miss: { query: string; language: Language; at: number },
): Promise<void> {
  await db
    .insertInto('search_misses')
    .values({ query: miss.query, language: miss.language, count: 1, lastAt: miss.at })
    .onConflict((on) =>
      on
        .columns(['query', 'language'])
        .doUpdateSet({ count: sql<number>`search_misses."count" + 1`, lastAt: miss.at }),
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
  for (const { query, language } of extra)
    await db.deleteFrom('search_misses').where('query', '=', query).where('language', '=', language).execute()
}

export function selectMisses(db: Database, limit: number) {
  return db
    .selectFrom('search_misses')
    .selectAll()
    .orderBy('count', 'desc')
    .orderBy('lastAt', 'desc')
    .limit(limit)
    .execute()
}
