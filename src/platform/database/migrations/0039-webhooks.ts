import type { Kysely } from 'kysely'

/** Addresses of other programs that are told what happens here, and what they are told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhooks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('sealedSecret', 'text', (column) => column.notNull())
    .addColumn('formerSecret', 'text')
    .addColumn('formerUntil', 'bigint')
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('webhook_deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('webhookId', 'text', (column) =>
      column.notNull().references('webhooks.id').onDelete('cascade'),
    )
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('userId', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('nextTryAt', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('triedAt', 'bigint')
    .addColumn('deliveredAt', 'bigint')
    .addColumn('status', 'integer')
    .addColumn('error', 'text')
    .execute()
  for (const [name, columns] of [
    ['due', ['deliveredAt', 'nextTryAt']],
    ['list', ['webhookId', 'at', 'id']],
    ['about', ['about']],
    ['user', ['userId']],
    ['at', ['at']],
  ] as const)
    await db.schema
      .createIndex(`webhook_deliveries_${name}_idx`)
      .on('webhook_deliveries')
      .columns([...columns])
      .execute()
}
