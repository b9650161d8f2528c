import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { whereVisible } from '../../server/visible.ts'

/** Names are few: SQLite does not walk all that is listed. */
const isListed = sql<number>`"i"."listed" + 0`

interface Name {
  name: string
  documentId: number
  place: number
}

export async function insertNames(db: Database, names: readonly Name[]): Promise<void> {
  if (names.length === 0) return
  await db
    .insertInto('search_names')
    .values(names)
    .onConflict((on) => on.doNothing())
    .execute()
}

/** All names, in both languages, of what readers find now under one of these. */
export async function findOtherNames(db: Database, names: readonly string[], now: number) {
  return db
    .selectFrom('search_names as asked')
    .innerJoin('search_documents as d', 'd.id', 'asked.documentId')
    .innerJoin('publications as p', 'p.id', 'd.publicationId')
    .innerJoin('items as i', 'i.id', 'p.itemId')
    .innerJoin('publications as q', 'q.itemId', 'p.itemId')
    .innerJoin('search_documents as e', 'e.publicationId', 'q.id')
    .innerJoin('search_names as other', 'other.documentId', 'e.id')
    .select(['asked.name as asked', 'other.name', 'other.place', 'e.language'])
    .distinct()
    .where('asked.name', 'in', names)
    .where('i.deletedAt', 'is', null)
    .where(isListed, '=', 1)
    .where(whereVisible('p', now, true))
    .where(whereVisible('q', now, true))
    .orderBy('other.place')
    .orderBy('other.name')
    .limit(60)
    .execute()
}
