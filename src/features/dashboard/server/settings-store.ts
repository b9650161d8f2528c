import type { Database } from '#platform/database/connect.ts'
import { findSetting, saveSetting } from '#platform/database/settings.ts'
import type { SiteSettings } from '../contract.ts'

const key = 'site.settings'
const versionKey = 'site.settings.version'

/** What administrators saved, or undefined before the first save. Only the contract's shape is ever saved. */
export async function findSiteSettings(db: Database): Promise<SiteSettings | undefined> {
  return (await findSetting(db, key)) as SiteSettings | undefined
}

/** Saves the settings if nobody saved since `version`; gives whether it did. */
export async function saveSiteSettings(db: Database, settings: SiteSettings, now: number): Promise<boolean> {
  const before = String(settings.version - 1)
  await db
    .insertInto('settings')
    .values({ key: versionKey, value: '0', updatedAt: now })
    .onConflict((on) => on.column('key').doNothing())
    .execute()
  const result = await db
    .updateTable('settings')
    .set({ value: String(settings.version), updatedAt: now })
    .where('key', '=', versionKey)
    .where('value', '=', before)
    .executeTakeFirst()
  if (result.numUpdatedRows === 0n) return false
  await saveSetting(db, { key, value: settings, now })
  return true
}
