import type { Database } from '#platform/database/connect.ts'

export async function hasItems(db: Database): Promise<boolean> {
  return (await db.selectFrom('items').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Fails on its unique key when the starter content was loaded before. */
export async function claimStarter(db: Database, now: number): Promise<void> {
  await db.insertInto('settings').values({ key: 'starter.loaded', value: 'true', updatedAt: now }).execute()
}
