import type { Database } from '#platform/database/connect.ts'

export async function hasItems(db: Database): Promise<boolean> {
  return (await db.selectFrom('items').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Fails on its unique key when the starter content was loaded before. */
export async function claimStarter(db: Database, now: number): Promise<void> {
  await db.insertInto('settings').values({ key: 'starter.loaded', value: 'true', updatedAt: now }).execute()
}

const leaseKey = 'starter.lease'

/**
 * Takes or keeps the loading of the starter content for the holder, in one atomic statement: of several nodes one gets true. Whoever
 * dies over it leaves it to the others once it was not kept since `expired`.
 */
export async function holdStarterLease(
  db: Database,
  { holder, now, expired }: { holder: string; now: number; expired: number },
): Promise<boolean> {
  const value = JSON.stringify(holder)
  const result = await db
    .insertInto('settings')
    .values({ key: leaseKey, value, updatedAt: now })
    .onConflict((on) =>
      on
        .column('key')
        .doUpdateSet({ value, updatedAt: now })
        .where((is) => is.or([is('settings.value', '=', value), is('settings.updatedAt', '<', expired)])),
    )
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows) > 0
}

export async function releaseStarterLease(db: Database, holder: string): Promise<void> {
  await db
    .deleteFrom('settings')
    .where('key', '=', leaseKey)
    .where('value', '=', JSON.stringify(holder))
    .execute()
}
