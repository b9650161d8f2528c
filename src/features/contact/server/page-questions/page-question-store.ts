import type { Database } from '#platform/database/connect.ts'
import type { People } from '#platform/server/people.ts'
import type { StoredMessage } from '../store.ts'

/** What was asked about an item and is published, the latest first, with the names of those who allowed it. */
export async function selectPublished(
  db: Database,
  { itemId, people, limit }: { itemId: string; people: People; limit: number },
): Promise<{ id: string; askedBy: string | null }[]> {
  return db
    .selectFrom('contact_messages as asked')
    .leftJoin(people.names(db).as('person'), (join) =>
      join.onRef('person.id', '=', 'asked.userId').on('asked.isNameAllowed', '=', 1),
    )
    .select(['asked.id', 'person.displayName as askedBy'])
    .where('asked.itemId', '=', itemId)
    .where((is) =>
      is.exists(
        is
          .selectFrom('page_answers as shown')
          .select('shown.messageId')
          .whereRef('shown.messageId', '=', 'asked.id'),
      ),
    )
    .orderBy('asked.createdAt', 'desc')
    .orderBy('asked.id')
    .limit(limit)
    .execute()
}

/** Whether readers see the name of a member at what the member asked. */
export async function isNamedOnPages(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('contact_messages as asked')
    .innerJoin('page_answers as shown', 'shown.messageId', 'asked.id')
    .select('asked.id')
    .where('asked.userId', '=', userId)
    .where('asked.isNameAllowed', '=', 1)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** A member's questions about an item, the latest first. */
export async function selectOwnQuestions(
  db: Database,
  { itemId, userId, limit }: { itemId: string; userId: string; limit: number },
): Promise<StoredMessage[]> {
  return db
    .selectFrom('contact_messages')
    .selectAll()
    .where('itemId', '=', itemId)
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
