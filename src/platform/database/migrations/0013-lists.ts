import type { Kysely } from 'kysely'

/** Lists that editors put in order walk an index and stop at the page's end, however many items there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('items_kind_order_idx')
    .on('items')
    .columns(['kind', 'sortOrder', 'id'])
    .execute()
}
