import type { Insertable, Updateable } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import { holdsWords } from '#platform/database/lists/holds-words.ts'
import { takePage, type FoundPage, type ListPage } from '#platform/database/lists/list-page.ts'
import type { Tables } from '#platform/database/tables/tables.ts'
import type { People } from '#platform/server/people.ts'
import type { StoredMessage } from '../store.ts'
import type { ContactTopic, MessageOrigin, MessageState } from '../../choices.ts'

interface InboxFilter {
  /** None: everything but spam. */
  state?: MessageState
  from?: MessageOrigin
  topic?: ContactTopic
  /** Words that stand in the name, the address, the message or the page's title. */
  q?: string
}

const searched = ['name', 'email', 'message', 'pageTitle'] as const

/** Messages newest first. */
export async function selectMessages(
  db: Database,
  filter: InboxFilter,
  page: ListPage,
): Promise<FoundPage<StoredMessage>> {
  const { state, from, topic, q } = filter
  let query = db.selectFrom('contact_messages').selectAll()
  query = state ? query.where('state', '=', state) : query.where('state', '!=', 'spam')
  if (from) query = query.where('pagePath', from === 'page' ? 'is not' : 'is', null)
  if (topic) query = query.where('topic', '=', topic)
  if (q) {
    query = query.where((is) => is.or(searched.map((column) => holdsWords(db, column, q))))
  }
  return takePage(query, { columns: ['createdAt', 'id'], direction: 'desc' }, page)
}

export async function updateMessage(
  db: Database,
  id: string,
  values: Updateable<Tables['contact_messages']>,
): Promise<void> {
  await db.updateTable('contact_messages').set(values).where('id', '=', id).execute()
}

export async function insertReply(db: Database, row: Insertable<Tables['contact_replies']>): Promise<void> {
  await db.insertInto('contact_replies').values(row).execute()
}

/** Publishes a question in one language, in place of what was published in it before. */
export async function saveAnswer(db: Database, row: Insertable<Tables['page_answers']>): Promise<void> {
  const { question, answer } = row
  await db
    .insertInto('page_answers')
    .values(row)
    .onConflict((on) => on.columns(['messageId', 'language']).doUpdateSet({ question, answer }))
    .execute()
}

/** Whether there was one. */
export async function deleteAnswer(
  db: Database,
  key: { messageId: string; language: 'en' | 'am' },
): Promise<boolean> {
  const result = await db
    .deleteFrom('page_answers')
    .where('messageId', '=', key.messageId)
    .where('language', '=', key.language)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

export async function selectNames(
  db: Database,
  people: People,
  ids: readonly string[],
): Promise<{ id: string; displayName: string }[]> {
  return people.names(db).where('id', 'in', ids).execute()
}
