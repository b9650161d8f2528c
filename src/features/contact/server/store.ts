import type { Insertable, Selectable } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { Tables } from '#platform/database/tables/tables.ts'
import type { ContactTopic, MessageOrigin, MessageState } from '../choices.ts'

export type StoredMessage = Selectable<Tables['contact_messages']>

export async function insertMessage(
  db: Database,
  row: Insertable<Tables['contact_messages']>,
): Promise<void> {
  await db.insertInto('contact_messages').values(row).execute()
}

export async function findMessage(db: Database, id: string): Promise<StoredMessage | undefined> {
  return db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Takes the message for this transaction, so that two who act on it do so one after the other. */
export async function holdMessage(db: Database, id: string): Promise<void> {
  await db
    .updateTable('contact_messages')
    .set((set) => ({ note: set.ref('note') }))
    .where('id', '=', id)
    .execute()
}

/** Its replies and what is published of it go with it. */
export async function deleteMessage(db: Database, id: string): Promise<void> {
  await db.deleteFrom('contact_messages').where('id', '=', id).execute()
}

/** How many messages have a state, and came in a way or about a topic; counting stops at `most`. */
export async function countMessages(
  db: Database,
  { state, from, topic }: { state: MessageState; from?: MessageOrigin; topic?: ContactTopic },
  most: number,
): Promise<number> {
  let query = db.selectFrom('contact_messages').select('id').where('state', '=', state)
  if (from) query = query.where('pagePath', from === 'page' ? 'is not' : 'is', null)
  if (topic) query = query.where('topic', '=', topic)
  const row = await db
    .selectFrom(query.limit(most).as('some'))
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

/** What was written to these messages, in the order of writing. */
export async function selectReplies(
  db: Database,
  messageIds: readonly string[],
): Promise<Selectable<Tables['contact_replies']>[]> {
  if (messageIds.length === 0) return []
  return db
    .selectFrom('contact_replies')
    .selectAll()
    .where('messageId', 'in', messageIds)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** What readers see of these questions, the English first. */
export async function selectAnswers(
  db: Database,
  messageIds: readonly string[],
): Promise<Selectable<Tables['page_answers']>[]> {
  if (messageIds.length === 0) return []
  return db
    .selectFrom('page_answers')
    .selectAll()
    .where('messageId', 'in', messageIds)
    .orderBy('language', 'desc')
    .execute()
}
