import type { Kysely } from 'kysely'

/** Tokens with which other programs act for a member. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('api_tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .addColumn('lastUsedAt', 'bigint')
    .execute()
  await db.schema
    .createIndex('api_tokens_user_idx')
    .on('api_tokens')
    .columns(['userId', 'createdAt', 'id'])
    .execute()
}
