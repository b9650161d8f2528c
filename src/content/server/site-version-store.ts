import { sql } from 'kysely'
import { latestInstant, saveSetting, storedSetting } from '#platform/database/settings.ts'
import type { Database } from '#platform/database/connect.ts'
import { newId } from '#platform/ids.ts'

const key = 'site.version'
const momentPrefix = 'site.moment.'

/** Changes whenever a reader could see something new: after a write, or when the time of a scheduled text, the end of a pin or a planned moment has come. */
export async function readSiteVersion(db: Database, now: number): Promise<string> {
  const row = await db
    .selectNoFrom((query) => [
      storedSetting(db, key).as('written'),
      query
        .selectFrom('publications')
        .select(sql<number>`max("visibleFrom")`.as('latest'))
        .where('visibleFrom', '<=', now)
        .as('shown'),
      latestInstant(db, { prefix: momentPrefix, now }).as('passed'),
      query
        .selectFrom('items')
        .select((select) => select.fn.max('pinnedUntil').as('latest'))
        .where('pinnedUntil', '<=', now)
        .as('unpinned'),
    ])
    .executeTakeFirst()
  return `${row?.written ?? ''} ${row?.shown ?? 0} ${row?.passed ?? 0} ${row?.unpinned ?? 0}`
}

/** Call in the transaction of every write that readers can see. */
export async function bumpSiteVersion(db: Database, now: number): Promise<void> {
  await saveSetting(db, { key, value: newId(), now })
}

/** Names an instant at which readers see something new although nobody writes then; null takes it back. */
export async function planSiteChange(
  db: Database,
  plan: { name: string; at: number | null; now: number },
): Promise<void> {
  await saveSetting(db, { key: `${momentPrefix}${plan.name}`, value: plan.at ?? 0, now: plan.now })
}
