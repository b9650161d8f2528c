import type { Database } from '#platform/database/connect.ts'

export interface StoredApp {
  sealedSecret: string
  createdAt: number
  /** Null until its first code has shown that it works. */
  confirmedAt: number | null
}

export async function findApp(db: Database, uid: string): Promise<StoredApp | undefined> {
  return db
    .selectFrom('authenticator_apps')
    .select(['sealedSecret', 'createdAt', 'confirmedAt'])
    .where('userId', '=', uid)
    .executeTakeFirst()
}

/** Keeps the secret of an app that is not confirmed yet, in the place of an earlier one; false when one is in use. */
export async function writeNewApp(
  db: Database,
  uid: string,
  app: { sealedSecret: string; now: number },
): Promise<boolean> {
  const { sealedSecret, now } = app
  const row = await db
    .insertInto('authenticator_apps')
    .values({ userId: uid, sealedSecret, createdAt: now })
    .onConflict((on) =>
      on
        .column('userId')
        .doUpdateSet({ sealedSecret, createdAt: now, lastStep: 0 })
        .where('authenticator_apps.confirmedAt', 'is', null),
    )
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

/** Uses the code of a time step up: of two who bring the same one is taken. */
export async function takeStepOfTime(db: Database, uid: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable('authenticator_apps')
    .set({ lastStep: step })
    .where('userId', '=', uid)
    .where('lastStep', '<', step)
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

/** Puts the app into use; false when it was, or is gone. */
export async function confirmApp(db: Database, uid: string, now: number): Promise<boolean> {
  const row = await db
    .updateTable('authenticator_apps')
    .set({ confirmedAt: now })
    .where('userId', '=', uid)
    .where('confirmedAt', 'is', null)
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes the app off, and its recovery codes; false when there was none in use. */
export async function deleteApp(db: Database, uid: string): Promise<boolean> {
  await db.deleteFrom('recovery_codes').where('userId', '=', uid).execute()
  const row = await db
    .deleteFrom('authenticator_apps')
    .where('userId', '=', uid)
    .returning('confirmedAt')
    .executeTakeFirst()
  return row !== undefined && row.confirmedAt !== null
}

/** Of these people, those who have an app in use. */
export async function selectAppOwners(db: Database, uids: readonly string[]): Promise<Set<string>> {
  if (uids.length === 0) return new Set()
  const rows = await db
    .selectFrom('authenticator_apps')
    .select('userId')
    .where('confirmedAt', 'is not', null)
    .where('userId', 'in', uids)
    .execute()
  return new Set(rows.map(({ userId }) => userId))
}

export async function replaceRecoveryCodes(
  db: Database,
  uid: string,
  hashes: readonly string[],
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('userId', '=', uid).execute()
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((codeHash) => ({ userId: uid, codeHash })))
    .execute()
}

/** Uses a recovery code up: whoever deletes its row has it, once. */
export async function takeRecoveryCode(db: Database, uid: string, codeHash: string): Promise<boolean> {
  const row = await db
    .deleteFrom('recovery_codes')
    .where('userId', '=', uid)
    .where('codeHash', '=', codeHash)
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

export async function countRecoveryCodes(db: Database, uid: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', uid)
    .executeTakeFirstOrThrow()
  return Number(count)
}
