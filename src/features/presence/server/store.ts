import type { Database } from '#platform/database/connect.ts'

/** Merges presence into the user record, unless it says the same and was written after `notSince`. */
export async function writePresence(
  db: Database,
  uid: string,
  presence: { online: 0 | 1; now: number; notSince: number },
): Promise<void> {
  const { online, now, notSince } = presence
  await db
    .updateTable('users')
    .set({ online, lastSeen: now })
    .where('id', '=', uid)
    .where(({ or, eb }) =>
      or([eb('online', '!=', online), eb('lastSeen', 'is', null), eb('lastSeen', '<', notSince)]),
    )
    .execute()
}

/** Notes the reader's own activity on the session, which moves its idle limit. */
export async function writeActivity(db: Database, sessionId: string, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ lastActiveAt: now })
    .where('id', '=', sessionId)
    .where('lastActiveAt', '<', now)
    .execute()
}
