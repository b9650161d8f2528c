import type { Insertable, Selectable } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { Tables } from '#platform/database/tables/tables.ts'
import type { MessageState } from '../contract.ts'

export type StoredMessage = Selectable<Tables['contact_messages']>

export async function insertMessage(
  db: Database,
  row: Insertable<Tables['contact_messages']>,
): Promise<void> {
  await db.insertInto('contact_messages').values(row).execute()
}

/** Messages newest first, of one state when it is given. */
export async function selectMessages(
  db: Database,
  filter: { state?: MessageState; limit: number; offset: number },
): Promise<StoredMessage[]> {
  const { state, limit, offset } = filter
  const query = db.selectFrom('contact_messages').selectAll().limit(limit).offset(offset)
  const ofState = state ? query.where('state', '=', state) : query
  return ofState.orderBy('createdAt', 'desc').orderBy('id', 'desc').execute()
}

export async function findMessage(db: Database, id: string): Promise<StoredMessage | undefined> {
  return db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function updateMessageState(db: Database, id: string, state: MessageState): Promise<void> {
  await db.updateTable('contact_messages').set({ state }).where('id', '=', id).execute()
}

/** How many messages have a state; counting stops at `most`. */
export async function countMessages(db: Database, state: MessageState, most: number): Promise<number> {
  const row = await db
    .selectFrom(
      db.selectFrom('contact_messages').select('id').where('state', '=', state).limit(most).as('some'),
    )
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

export async function selectMessagesOfUser(db: Database, userId: string): Promise<StoredMessage[]> {
  return db
    .selectFrom('contact_messages')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute()
}
