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

/** Reading minutes of the public lessons of each course, each lesson in the wanted language or, where that is missing, the other. */
export async function sumLessonMinutes(
  db: Database,
  { courseIds, language, now }: { courseIds: readonly string[]; language: Language; now: number },
): Promise<Map<string, number>> {
  if (courseIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('items as i')
    .innerJoin('publications as p', 'p.itemId', 'i.id')
    .select(['i.id', 'i.parentId', 'p.language', 'p.minutes'])
    .where('i.parentId', 'in', courseIds)
    .where('i.kind', '=', 'lesson')
    .where('i.deletedAt', 'is', null)
    .where(whereVisible('p', now))
    .execute()
  const sums = new Map<string, number>()
  for (const row of rows) {
    const isShown =
      row.language === language || !rows.some((one) => one.id === row.id && one.language === language)
    if (isShown && row.parentId) sums.set(row.parentId, (sums.get(row.parentId) ?? 0) + row.minutes)
  }
  return sums
}
