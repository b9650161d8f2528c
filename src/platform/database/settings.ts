import { sql } from 'kysely'
import type { Database } from './connect.ts'

/** The stored JSON value of a setting, or undefined. The caller checks its shape. */
export async function findSetting(db: Database, key: string): Promise<unknown> {
  const row = await storedSetting(db, key).executeTakeFirst()
  return row === undefined ? undefined : JSON.parse(row.value)
}

/** For queries that read a setting on the way: its stored JSON. */
export function storedSetting(db: Database, key: string) {
  return db.selectFrom('settings').select('value').where('key', '=', key)
}

/** The stored JSON of a setting that nobody else may change before this transaction is over; undefined when there is none yet. */
export async function lockSetting(db: Database, key: string): Promise<string | undefined> {
  const row = await db
    .updateTable('settings')
    .set(({ ref }) => ({ value: ref('value') }))
    .where('key', '=', key)
    .returning('value')
    .executeTakeFirst()
  return row?.value
}

/** For queries: of the settings under a prefix that hold an instant, the latest one that is not after `now`. */
export function latestInstant(db: Database, { prefix, now }: { prefix: string; now: number }) {
  const instant = sql<number>`case when "key" like ${`${prefix}%`} then cast("value" as bigint) end`
  return db
    .selectFrom('settings')
    .select(sql<number>`max(${instant})`.as('latest'))
    .where(instant, '<=', now)
}

/** For queries: the settings whose value holds the text of a column, which has no wildcard but `_`. */
export function settingsHolding(db: Database, column: string) {
  return db
    .selectFrom('settings')
    .select(sql`1`.as('one'))
    .where(
      sql<boolean>`settings.value like '%' || replace(${sql.ref(column)}, '_', '\\_') || '%' escape '\\'`,
    )
}

/** Keys of settings whose value is like a pattern, in which a backslash escapes. */
export async function listSettingsLike(db: Database, pattern: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('settings')
    .select('key')
    .where(sql<boolean>`"value" like ${pattern} escape '\\'`)
    .limit(limit)
    .execute()
  return rows.map((row) => row.key)
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

/** Adds a setting that nobody has saved. Fails on its unique key when somebody has. */
export async function insertSetting(
  db: Database,
  { key, value, now }: { key: string; value: unknown; now: number },
): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key, value: JSON.stringify(value), updatedAt: now })
    .execute()
}

/**
 * Takes or keeps a lease for its holder, in one atomic statement: of several nodes one gets true. Whoever dies over it leaves it to
 * the others once it was not kept since `expired`.
 */
export async function holdLease(
  db: Database,
  { key, holder, now, expired }: { key: string; holder: string; now: number; expired: number },
): Promise<boolean> {
  const value = JSON.stringify(holder)
  const result = await db
    .insertInto('settings')
    .values({ key, value, updatedAt: now })
    .onConflict((on) =>
      on
        .column('key')
        .doUpdateSet({ value, updatedAt: now })
        .where((is) => is.or([is('settings.value', '=', value), is('settings.updatedAt', '<', expired)])),
    )
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows) > 0
}

export async function releaseLease(db: Database, { key, holder }: { key: string; holder: string }) {
  await db.deleteFrom('settings').where('key', '=', key).where('value', '=', JSON.stringify(holder)).execute()
}

/** Takes the site's one place for some work until an instant; tells whether it was free. */
export async function claimPlace(
  db: Database,
  { key, now, until }: { key: string; now: number; until: number },
): Promise<boolean> {
  await db
    .insertInto('settings')
    .values({ key, value: '0', updatedAt: now })
    .onConflict((on) => on.column('key').doNothing())
    .execute()
  const row = await storedSetting(db, key).executeTakeFirst()
  if (!row || Number(row.value) > now) return false
  const result = await db
    .updateTable('settings')
    .set({ value: String(until), updatedAt: now })
    .where('key', '=', key)
    .where('value', '=', row.value)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Keeps a place that was claimed, or gives it back. */
export async function moveClaim(
  db: Database,
  { key, until, now }: { key: string; until: number; now: number },
): Promise<void> {
  await db
    .updateTable('settings')
    .set({ value: String(until), updatedAt: now })
    .where('key', '=', key)
    .execute()
}
