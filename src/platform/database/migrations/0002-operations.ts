import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('windowStart', 'bigint', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('rate_limits_windowStart_idx').on('rate_limits').column('windowStart').execute()

  await db.schema
    .createTable('mail_outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('nextTryAt', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('sentAt', 'bigint')
    .addColumn('lastError', 'text')
    .execute()
  await db.schema
    .createIndex('mail_outbox_due_idx')
    .on('mail_outbox')
    .columns(['sentAt', 'nextTryAt'])
    .execute()

  await db.schema
    .createTable('audit_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actorId', 'text')
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('subjectKind', 'text')
    .addColumn('subjectId', 'text')
    .addColumn('details', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('address', 'text')
    .addColumn('requestId', 'text')
    .execute()
  await db.schema.createIndex('audit_log_at_idx').on('audit_log').columns(['at', 'id']).execute()

  await db.schema
    .createTable('settings')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('contact_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('new'))
    .addColumn('userId', 'text', (column) => column.references('users.id').onDelete('set null'))
    .execute()
  await db.schema
    .createIndex('contact_messages_createdAt_idx')
    .on('contact_messages')
    .columns(['createdAt', 'id'])
    .execute()
  await db.schema
    .createIndex('contact_messages_state_idx')
    .on('contact_messages')
    .columns(['state', 'createdAt'])
    .execute()
  await db.schema.createIndex('contact_messages_userId_idx').on('contact_messages').column('userId').execute()
}
