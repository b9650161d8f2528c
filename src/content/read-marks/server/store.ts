import type { Database } from '#platform/database/connect.ts'

interface MarkKey {
  userId: string
  itemId: string
}

export async function selectReadIds(db: Database, userId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('read_marks')
    .select('itemId')
    .where('userId', '=', userId)
    .orderBy('readAt', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => row.itemId)
}

/** When a reader marked something, of the marks since an instant. */
export async function selectReadTimes(db: Database, userId: string, since: number): Promise<number[]> {
  const rows = await db
    .selectFrom('read_marks')
    .select('readAt')
    .where('userId', '=', userId)
    .where('readAt', '>=', since)
    .execute()
  return rows.map((row) => row.readAt)
}

/** Marks once; the first instant stays. */
export async function insertReadMark(db: Database, mark: MarkKey & { readAt: number }): Promise<void> {
  await db
    .insertInto('read_marks')
    .values(mark)
    .onConflict((on) => on.columns(['userId', 'itemId']).doNothing())
    .execute()
}

export async function deleteReadMark(db: Database, key: MarkKey): Promise<void> {
  await db
    .deleteFrom('read_marks')
    .where('userId', '=', key.userId)
    .where('itemId', '=', key.itemId)
    .execute()
}

export async function selectReadMarksForExport(db: Database, userId: string) {
  return db
    .selectFrom('read_marks')
    .innerJoin('items', 'items.id', 'read_marks.itemId')
    .select(['items.kind', 'items.slug', 'read_marks.readAt'])
    .where('read_marks.userId', '=', userId)
    .orderBy('read_marks.readAt')
    .execute()
}
