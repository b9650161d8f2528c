import type { Kysely } from 'kysely'

/** Answers to messages, questions that members ask about a page, and what is published of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What a mail answers, as a JSON list of Message-IDs, the first one first.
  await db.schema.alterTable('mail_outbox').addColumn('thread', 'text').execute()
  await extendMessages(db)
  await db.schema
    .createTable('contact_replies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('messageId', 'text', (column) =>
      column.notNull().references('contact_messages.id').onDelete('cascade'),
    )
    .addColumn('mailId', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('sentBy', 'text', (column) => column.references('users.id').onDelete('set null'))
    .execute()
  await db.schema
    .createIndex('contact_replies_message_idx')
    .on('contact_replies')
    .columns(['messageId', 'createdAt'])
    .execute()
  await db.schema.createIndex('contact_replies_sentBy_idx').on('contact_replies').column('sentBy').execute()
  await db.schema
    .createTable('page_answers')
    .addColumn('messageId', 'text', (column) =>
      column.notNull().references('contact_messages.id').onDelete('cascade'),
    )
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('publishedAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_answers_primary', ['messageId', 'language'])
    .execute()
}

async function extendMessages(db: Kysely<unknown>): Promise<void> {
  const table = () => db.schema.alterTable('contact_messages')
  await table()
    .addColumn('itemId', 'text', (column) => column.references('items.id').onDelete('set null'))
    .execute()
  await table().addColumn('pageKind', 'text').execute()
  await table().addColumn('pagePath', 'text').execute()
  await table().addColumn('pageTitle', 'text').execute()
  await table()
    .addColumn('isNameAllowed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  // The account with which a question goes; messages of the contact page stay until they are answered.
  await table()
    .addColumn('leavesWith', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .execute()
  await table().addColumn('receiptMailId', 'text').execute()
  await table()
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await table().addColumn('answeredAt', 'bigint').execute()
  await table()
    .addColumn('answeredBy', 'text', (column) => column.references('users.id').onDelete('set null'))
    .execute()
  for (const [name, columns] of Object.entries(messageIndexes))
    await db.schema.createIndex(name).on('contact_messages').columns(columns).execute()
}

const messageIndexes = {
  contact_messages_item_idx: ['itemId', 'createdAt'],
  contact_messages_leaves_idx: ['leavesWith'],
  contact_messages_answeredBy_idx: ['answeredBy'],
}
