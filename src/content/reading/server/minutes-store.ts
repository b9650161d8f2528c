import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { Language } from '#platform/languages.ts'
import { whereVisible } from '../../server/visible.ts'

/** Publications in the order of their ids, with the blocks that were published as far as their revision is kept. */
export async function selectTextsAfter(db: Database, { id, limit }: { id: string; limit: number }) {
  return db
    .selectFrom('publications as p')
    .leftJoin('revisions as r', (join) =>
      join
        .onRef('r.itemId', '=', 'p.itemId')
        .onRef('r.language', '=', 'p.language')
        .onRef('r.revision', '=', 'p.revision'),
    )
    .select(['p.id', 'p.minutes', 'p.searchText', 'r.body'])
    .where('p.id', '>', id)
    .orderBy('p.id')
    .limit(limit)
    .execute()
}

export async function updateMinutes(db: Database, id: string, minutes: number): Promise<void> {
  await db.updateTable('publications').set({ minutes }).where('id', '=', id).execute()
}

/** The public lessons of these courses, each with its reading minutes in the wanted language or, where that is missing, the other. */
export async function selectLessonMinutes(
  db: Database,
  { courseIds, language, now }: { courseIds: readonly string[]; language: Language; now: number },
) {
  if (courseIds.length === 0) return []
  const inLanguage = sql<number>`coalesce(max(case when p.language = ${language} then p.minutes end), max(p.minutes))`
  return db
    .selectFrom('items as i')
    .innerJoin('publications as p', 'p.itemId', 'i.id')
    .select(['i.parentId', 'i.kind', 'i.details', inLanguage.as('minutes')])
    .where('i.parentId', 'in', courseIds)
    .where('i.kind', '=', 'lesson')
    .where('i.deletedAt', 'is', null)
    .where(whereVisible('p', now))
    .groupBy(['i.id', 'i.parentId', 'i.kind', 'i.details'])
    .execute()
}
