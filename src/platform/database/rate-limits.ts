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

/** Removes windows that started before `before`. */
export async function pruneEvents(db: Database, before: number): Promise<void> {
  await db.deleteFrom('rate_limits').where('windowStart', '<', before).execute()
}
