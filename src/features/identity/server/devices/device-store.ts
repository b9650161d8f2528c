import type { Database } from '#platform/database/connect.ts'

/** Whether the account was used in this browser before, or in none at all. */
export async function findDevices(
  db: Database,
  uid: string,
  secretHash: string,
): Promise<{ isKnown: boolean; isFirst: boolean }> {
  const rows = await db
    .selectFrom('known_devices')
    .select('secretHash')
    .where('userId', '=', uid)
    .orderBy((order) => order('secretHash', '=', secretHash), 'desc')
    .limit(1)
    .execute()
  return { isKnown: rows[0]?.secretHash === secretHash, isFirst: rows.length === 0 }
}

/** The browsers that the account is known from, the latest first. */
export async function listDevices(
  db: Database,
  uid: string,
): Promise<{ hash: string; lastSeenAt: number }[]> {
  return db
    .selectFrom('known_devices')
    .select(['secretHash as hash', 'lastSeenAt'])
    .where('userId', '=', uid)
    .orderBy('lastSeenAt', 'desc')
    .execute()
}

export async function writeDevice(
  db: Database,
  device: { userId: string; secretHash: string; lastSeenAt: number },
): Promise<void> {
  await db
    .insertInto('known_devices')
    .values(device)
    .onConflict((on) => on.columns(['userId', 'secretHash']).doUpdateSet({ lastSeenAt: device.lastSeenAt }))
    .execute()
}

export async function deleteDevicesUnseen(db: Database, since: number): Promise<void> {
  await db.deleteFrom('known_devices').where('lastSeenAt', '<', since).execute()
}
