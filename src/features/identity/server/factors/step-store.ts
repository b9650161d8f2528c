import type { Database } from '#platform/database/connect.ts'

/** A sign-in whose first step is done. */
export interface StoredStep {
  userId: string
  method: string
  keepSignedIn: boolean
  expiresAt: number
}

export async function insertStep(db: Database, stepHash: string, step: StoredStep): Promise<void> {
  const keepSignedIn = step.keepSignedIn ? 1 : 0
  await db
    .insertInto('second_steps')
    .values({ ...step, stepHash, keepSignedIn })
    .execute()
}

export async function findStep(db: Database, stepHash: string): Promise<StoredStep | undefined> {
  const row = await db
    .selectFrom('second_steps')
    .select(['userId', 'method', 'keepSignedIn', 'expiresAt'])
    .where('stepHash', '=', stepHash)
    .executeTakeFirst()
  return row && { ...row, keepSignedIn: row.keepSignedIn === 1 }
}

/** Ends the wait; false when it was over. */
export async function takeStep(db: Database, stepHash: string): Promise<boolean> {
  const row = await db
    .deleteFrom('second_steps')
    .where('stepHash', '=', stepHash)
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteSteps(db: Database, uid: string): Promise<void> {
  await db.deleteFrom('second_steps').where('userId', '=', uid).execute()
}

export async function deleteExpiredSteps(db: Database, now: number): Promise<void> {
  await db.deleteFrom('second_steps').where('expiresAt', '<', now).execute()
}
