import type { Database } from '#platform/database/connect.ts'

/** A user's e-mail address when it is verified. */
export async function findOwnAddress(db: Database, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['email', 'emailVerified'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.emailVerified ? row.email : undefined
}
