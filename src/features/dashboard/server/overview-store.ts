import type { Database } from '#platform/database/connect.ts'

/** Messages nobody has read; counting stops at `most`. */
export async function countNewMessages(db: Database, most: number): Promise<number> {
  const row = await db
    .selectFrom(
      db.selectFrom('contact_messages').select('id').where('state', '=', 'new').limit(most).as('some'),
    )
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** The courses with the most readers, and how far these came. Reads one index from end to end. */
export function selectFunnel(db: Database, limit: number) {
  return db
    .selectFrom('enrolments')
    .select((select) => [
      'courseId',
      select.fn.countAll<number>().as('enrolled'),
      select.fn.count<number>('startedAt').as('started'),
      select.fn.count<number>('completedAt').as('completed'),
    ])
    .groupBy('courseId')
    .orderBy('enrolled', 'desc')
    .orderBy('courseId')
    .limit(limit)
    .execute()
}

/** Titles of items by language, published or not. */
export async function selectTitles(
  db: Database,
  itemIds: readonly string[],
): Promise<Map<string, Record<string, string>>> {
  const titles = new Map<string, Record<string, string>>()
  if (itemIds.length === 0) return titles
  const rows = await db
    .selectFrom('editions')
    .select(['itemId', 'language', 'title'])
    .where('itemId', 'in', itemIds)
    .execute()
  for (const row of rows) titles.set(row.itemId, { ...titles.get(row.itemId), [row.language]: row.title })
  return titles
}

export function sumUploads(db: Database) {
  return db
    .selectFrom('media')
    .select((select) => [
      select.fn.countAll<number>().as('files'),
      select.fn.coalesce(select.fn.sum<number>('bytes'), select.lit(0)).as('bytes'),
    ])
    .executeTakeFirstOrThrow()
}
