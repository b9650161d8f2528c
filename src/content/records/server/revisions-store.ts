import type { Database } from '#platform/database/connect.ts'
import type { EditionKey } from './editions-store.ts'

/** The kept versions of an edition without their long texts, newest first. */
export function selectRevisions(
  db: Database,
  key: EditionKey,
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .selectFrom('revisions')
    .leftJoin('users', 'users.id', 'revisions.savedBy')
    .select([
      'revisions.revision',
      'revisions.title',
      'revisions.savedAt',
      'users.displayName as savedByName',
    ])
    .where('revisions.itemId', '=', key.itemId)
    .where('revisions.language', '=', key.language)
    .orderBy('revisions.revision', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export function findRevision(db: Database, key: EditionKey, revision: number) {
  return revisionsUpTo(db, key, revision).where('revisions.revision', '=', revision).executeTakeFirst()
}

/** The newest kept version that is not newer than `revision`. */
export function findRevisionUpTo(db: Database, key: EditionKey, revision: number) {
  return revisionsUpTo(db, key, revision).orderBy('revisions.revision', 'desc').limit(1).executeTakeFirst()
}

function revisionsUpTo(db: Database, key: EditionKey, revision: number) {
  return db
    .selectFrom('revisions')
    .leftJoin('users', 'users.id', 'revisions.savedBy')
    .selectAll('revisions')
    .select('users.displayName as savedByName')
    .where('revisions.itemId', '=', key.itemId)
    .where('revisions.language', '=', key.language)
    .where('revisions.revision', '<=', revision)
}

/** Whether a person, not the program, ever saved a text. */
export async function hasTextByPerson(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('revisions')
    .select('id')
    .where('savedBy', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
