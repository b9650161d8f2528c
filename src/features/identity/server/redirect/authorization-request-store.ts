import type { Database } from '#platform/database/connect.ts'
import { toInstant } from '#platform/database/engine-values.ts'
import { newId } from '#platform/ids.ts'

/** Kept beside the mailed tokens: both are found by a hash, used once, and forgotten when their time is over. */
export async function insertAuthorizationRequest(
  db: Database,
  request: { identifier: string; value: string; expiresAt: number; now: number },
): Promise<void> {
  const now = new Date(request.now)
  await db
    .insertInto('verifications')
    .values({
      id: newId(),
      identifier: request.identifier,
      value: request.value,
      expiresAt: new Date(request.expiresAt),
      createdAt: now,
      updatedAt: now,
    })
    .execute()
}

/** Whoever deletes the row has it, once. */
export async function takeAuthorizationRequest(
  db: Database,
  identifier: string,
): Promise<{ value: string; expiresAt: number } | undefined> {
  const row = await db
    .deleteFrom('verifications')
    .where('identifier', '=', identifier)
    .returning(['value', 'expiresAt'])
    .executeTakeFirst()
  return row && { value: row.value, expiresAt: toInstant(row.expiresAt) }
}
