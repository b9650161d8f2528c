import { sql } from 'kysely'
import { saveSetting } from '#platform/database/settings.ts'
import type { Database } from '#platform/database/connect.ts'
import { newId } from '#platform/ids.ts'

const key = 'site.version'

/** Changes whenever a reader could see something new: after a write, or when a scheduled text's time has come. */
export async function readSiteVersion(db: Database, now: number): Promise<string> {
  const row = await db
    .selectNoFrom((query) => [
      query.selectFrom('settings').select('value').where('key', '=', key).as('written'),
      query
        .selectFrom('publications')
        .select(sql<number>`max("visibleFrom")`.as('latest'))
        .where('visibleFrom', '<=', now)
        .as('shown'),
    ])
    .executeTakeFirst()
  return `${row?.written ?? ''} ${row?.shown ?? 0}`
}

/** Call in the transaction of every write that readers can see. */
export async function bumpSiteVersion(db: Database, now: number): Promise<void> {
  await saveSetting(db, { key, value: newId(), now })
}
