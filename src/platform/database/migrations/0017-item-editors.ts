import type { Kysely } from 'kysely'

/** Which administrators have an item open, so that they know of each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('item_editors')
    .addColumn('itemId', 'text', (column) => column.notNull().references('items.id').onDelete('cascade'))
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('uid', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('language', 'text')
    .addColumn('seenAt', 'bigint', (column) => column.notNull())
    .addColumn('seenUntil', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('item_editors_pk', ['itemId', 'page'])
    .execute()
  await db.schema.createIndex('item_editors_seenUntil_idx').on('item_editors').column('seenUntil').execute()
  await db.schema.createIndex('item_editors_uid_idx').on('item_editors').column('uid').execute()
}
