import type { Database } from './connect.ts'

/** The stored JSON value of a setting, or undefined. The caller checks its shape. */
export async function findSetting(db: Database, key: string): Promise<unknown> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst()
  return row === undefined ? undefined : JSON.parse(row.value)
}

export async function saveSetting(
  db: Database,
  setting: { key: string; value: unknown; now: number },
): Promise<void> {
  const value = JSON.stringify(setting.value)
  await db
    .insertInto('settings')
    .values({ key: setting.key, value, updatedAt: setting.now })
    .onConflict((on) => on.column('key').doUpdateSet({ value, updatedAt: setting.now }))
    .execute()
}

/**
 * Saves a setting if its version is one more than the last one that was saved; tells whether it did. Of two who save at once one does.
 */
export async function saveVersionedSetting(
  db: Database,
  setting: { key: string; value: unknown; version: number; now: number },
): Promise<boolean> {
  const { key, version, now } = setting
  const versionKey = `${key}.version`
  await db
    .insertInto('settings')
    .values({ key: versionKey, value: '0', updatedAt: now })
    .onConflict((on) => on.column('key').doNothing())
    .execute()
  const result = await db
    .updateTable('settings')
    .set({ value: String(version), updatedAt: now })
    .where('key', '=', versionKey)
    .where('value', '=', String(version - 1))
    .executeTakeFirst()
  if (result.numUpdatedRows === 0n) return false
  await saveSetting(db, setting)
  return true
}
