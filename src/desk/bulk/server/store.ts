import type { Insertable } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { Tables } from '#platform/database/tables/tables.ts'

export async function insertChange(db: Database, row: Insertable<Tables['item_changes']>): Promise<void> {
  await db.insertInto('item_changes').values(row).execute()
}

export async function insertStep(db: Database, row: Insertable<Tables['item_change_steps']>): Promise<void> {
  await db.insertInto('item_change_steps').values(row).execute()
}

/** A change of one administrator, with what undoing it has to put back; undefined when it is another's, undone or too old. */
export async function findChange(db: Database, wanted: { id: string; actorId: string; since: number }) {
  const change = await db
    .selectFrom('item_changes')
    .selectAll()
    .where('id', '=', wanted.id)
    .where('actorId', '=', wanted.actorId)
    .where('at', '>', wanted.since)
    .executeTakeFirst()
  if (!change) return undefined
  const steps = await db
    .selectFrom('item_change_steps')
    .select(['itemId', 'before'])
    .where('changeId', '=', change.id)
    .orderBy('itemId')
    .execute()
  return { ...change, steps }
}

/** Takes a step out of its change; false when somebody else has taken it. */
export async function takeStep(db: Database, step: { changeId: string; itemId: string }): Promise<boolean> {
  const result = await db
    .deleteFrom('item_change_steps')
    .where('changeId', '=', step.changeId)
    .where('itemId', '=', step.itemId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

export async function deleteChange(db: Database, id: string): Promise<void> {
  await db.deleteFrom('item_changes').where('id', '=', id).execute()
}

export async function deleteChangesBefore(db: Database, instant: number): Promise<void> {
  await db.deleteFrom('item_changes').where('at', '<=', instant).execute()
}
