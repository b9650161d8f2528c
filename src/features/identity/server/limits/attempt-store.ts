import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'

export interface AttemptRule {
  /** Attempts that cost no waiting. */
  free: number
  /** Milliseconds of waiting after the last free attempt; doubled with each further one. */
  firstWait: number
  longestWait: number
  /** Milliseconds after which old attempts are forgotten. */
  forgetAfter: number
}

export interface CountedAttempt {
  key: string
  /** False when it was refused and not counted. */
  isCounted: boolean
  /** The instant until which attempts are refused from now on; 0 when they are not. */
  lockedUntil: number
}

/**
 * Counts one more attempt under `key` and starts its waiting time, in one atomic statement: of a hundred guesses at once
 * only the free ones get through.
 */
export async function countAttempt(
  db: Database,
  key: string,
  { rule, now }: { rule: AttemptRule; now: number },
): Promise<CountedAttempt> {
  const count = sql<number>`case when sign_in_attempts."lastAt" <= ${now - rule.forgetAfter} then 1 else sign_in_attempts."count" + 1 end`
  const counted = await db
    .insertInto('sign_in_attempts')
    .values({ key, count: 1, lastAt: now, lockedUntil: 0 })
    .onConflict((on) =>
      on
        .column('key')
        .doUpdateSet({ count, lastAt: now, lockedUntil: waitAfter(count, { rule, now }) })
        .where('sign_in_attempts.lockedUntil', '<=', now),
    )
    .returning('lockedUntil')
    .executeTakeFirst()
  if (counted) return { key, isCounted: true, lockedUntil: counted.lockedUntil }
  const locked = await db
    .selectFrom('sign_in_attempts')
    .select('lockedUntil')
    .where('key', '=', key)
    .executeTakeFirst()
  return { key, isCounted: false, lockedUntil: locked?.lockedUntil ?? now }
}

/** `case` from the longest waiting time down, because the engines share no power function. */
function waitAfter(count: ReturnType<typeof sql<number>>, { rule, now }: { rule: AttemptRule; now: number }) {
  const branches = []
  for (let step = 0, wait = rule.firstWait; ; step++, wait *= 2) {
    const capped = Math.min(wait, rule.longestWait)
    branches.unshift(sql`when ${count} >= ${rule.free + step} then cast(${now + capped} as bigint)`)
    if (capped === rule.longestWait) break
  }
  return sql<number>`case ${sql.join(branches, sql` `)} else 0 end`
}

/** Takes an attempt back, with the waiting that it brought; waiting that others brought meanwhile stays. */
export async function uncountAttempt(db: Database, { key, lockedUntil }: CountedAttempt): Promise<void> {
  await db
    .updateTable('sign_in_attempts')
    .set((row) => ({
      count: row('count', '-', 1),
      lockedUntil: row
        .case()
        .when('lockedUntil', '=', lockedUntil)
        .then(0)
        .else(row.ref('lockedUntil'))
        .end(),
    }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute()
}

export async function forgetAttempts(db: Database, keys: string[]): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('key', 'in', keys).execute()
}

/**
 * Forgets the attempts on an account from every address. Keys begin with a hash in hexadecimal, so all of one account lie between
 * it and it with a `z`, in whatever order the engine keeps signs: the index finds them, which no `like` uses on both engines.
 */
export async function forgetAttemptsOn(db: Database, hash: string): Promise<void> {
  await db
    .deleteFrom('sign_in_attempts')
    .where('key', '>=', hash)
    .where('key', '<', `${hash}z`)
    .where('key', 'like', `${hash}:%`)
    .execute()
}

export async function deleteOldAttempts(db: Database, before: number): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('lastAt', '<', before).execute()
}
