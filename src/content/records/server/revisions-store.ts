import type { Database } from '#platform/database/connect.ts'
import { takePage, type ListPage } from '#platform/database/lists/list-page.ts'
import type { People } from '#platform/server/people.ts'
import type { EditionKey } from './editions-store.ts'

/** The kept versions of an edition without their long texts, newest first. */
export async function selectRevisions(
  db: Database,
  key: EditionKey,
  { people, ...page }: { people: People } & ListPage,
) {
  const query = db
    .selectFrom('revisions')
    .leftJoin(people.names(db).as('person'), 'person.id', 'revisions.savedBy')
    .select([
      'revisions.revision',
      'revisions.title',
      'revisions.savedAt',
      'person.displayName as savedByName',
    ])
    .where('revisions.itemId', '=', key.itemId)
    .where('revisions.language', '=', key.language)
  return takePage(query, { columns: ['revisions.revision'], direction: 'desc' }, page)
}

export async function findRevision(db: Database, key: EditionKey, revision: number) {
  return revisionsUpTo(db, key, revision).where('revision', '=', revision).executeTakeFirst()
}

/** The same with the name of who saved it. */
export async function findNamedRevision(
  db: Database,
  key: EditionKey,
  { people, revision }: { people: People; revision: number },
) {
  return db
    .selectFrom(revisionsUpTo(db, key, revision).where('revision', '=', revision).as('kept'))
    .leftJoin(people.names(db).as('person'), 'person.id', 'kept.savedBy')
    .selectAll('kept')
    .select('person.displayName as savedByName')
    .executeTakeFirst()
}

/** The newest kept version that is not newer than `revision`. */
export async function findRevisionUpTo(db: Database, key: EditionKey, revision: number) {
  return revisionsUpTo(db, key, revision).orderBy('revision', 'desc').limit(1).executeTakeFirst()
}

function revisionsUpTo(db: Database, key: EditionKey, revision: number) {
  return db
    .selectFrom('revisions')
    .selectAll()
    .where('itemId', '=', key.itemId)
    .where('language', '=', key.language)
    .where('revision', '<=', revision)
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
