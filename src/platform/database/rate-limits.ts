import { sql } from 'kysely'
import type { Database } from './connect.ts'

/**
 * Counts one more event under `key` in a fixed window, in one atomic statement.
 * @returns how many events the window holds now, and when it ends (epoch milliseconds)
 */
export async function countEvent(
  db: Database,
  key: string,
  window: { now: number; milliseconds: number },
): Promise<{ count: number; endsAt: number }> {
  const cut = window.now - window.milliseconds
  const row = await db
    .insertInto('rate_limits')
    .values({ key, windowStart: window.now, count: 1 })
    .onConflict((on) =>
      on.column('key').doUpdateSet({
        count: sql<number>`case when rate_limits."windowStart" <= ${cut} then 1 else rate_limits."count" + 1 end`,
        windowStart: sql<number>`case when rate_limits."windowStart" <= ${cut} then ${window.now} else rate_limits."windowStart" end`,
      }),
    )
    .returning(['count', 'windowStart'])
    .executeTakeFirstOrThrow()
  return { count: row.count, endsAt: row.windowStart + window.milliseconds }
}

/** Current count under `key`, 0 when its window is over. */
export async function readEventCount(
  db: Database,
  key: string,
  window: { now: number; milliseconds: number },
): Promise<{ count: number; endsAt: number }> {
  const row = await db.selectFrom('rate_limits').selectAll().where('key', '=', key).executeTakeFirst()
  if (!row || row.windowStart <= window.now - window.milliseconds) return { count: 0, endsAt: window.now }
  return { count: row.count, endsAt: row.windowStart + window.milliseconds }
}

export async function forgetEvents(db: Database, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute()
}

/** Removes windows that started before `before`. */
export async function pruneEvents(db: Database, before: number): Promise<void> {
  await db.deleteFrom('rate_limits').where('windowStart', '<', before).execute()
}
