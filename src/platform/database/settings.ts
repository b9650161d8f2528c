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
