import type { Database } from '#platform/database/connect.ts'
import { readSiteState, versionOf } from './site-version-store.ts'

/** Changes whenever a reader could see something new: after a write, or when the time of a scheduled text, the end of a pin or a planned moment has come. */
export async function readSiteVersion(db: Database, now: number): Promise<string> {
  return versionOf(await readSiteState(db, now))
}
