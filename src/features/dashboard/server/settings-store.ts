import type { Database } from '#platform/database/connect.ts'
import { findSetting, saveVersionedSetting } from '#platform/database/settings.ts'
import type { SiteSettings } from '../contract.ts'

const key = 'site.settings'

/** As they were saved, perhaps before there were several announcements. */
type StoredSettings = Omit<SiteSettings, 'moreAnnouncements'> & Partial<SiteSettings>

/** What administrators saved, or undefined before the first save. Only the contract's shape is ever saved. */
export async function findSiteSettings(db: Database): Promise<StoredSettings | undefined> {
  return (await findSetting(db, key)) as StoredSettings | undefined
}

/** Saves the settings if nobody saved since the version before theirs; gives whether it did. */
export async function saveSiteSettings(db: Database, settings: SiteSettings, now: number): Promise<boolean> {
  return saveVersionedSetting(db, { key, value: settings, version: settings.version, now })
}
