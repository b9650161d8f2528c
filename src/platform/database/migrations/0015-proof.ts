import { sql, type Kysely } from 'kysely'

/**
 * When somebody last proved in a session who they are, and from which browser they registered. An account has each
 * redirect provider once: of several people of one provider the one who came first stays.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('provedAt', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('users').addColumn('registeredFrom', 'text').execute()
  await sql`
    delete from accounts where exists (
      select 1 from accounts as earlier
      where earlier."userId" = accounts."userId"
        and earlier."providerId" = accounts."providerId"
        and (earlier."createdAt" < accounts."createdAt"
          or (earlier."createdAt" = accounts."createdAt" and earlier.id < accounts.id))
    )`.execute(db)
  await db.schema
    .createIndex('accounts_userId_providerId_unique')
    .on('accounts')
    .columns(['userId', 'providerId'])
    .unique()
    .execute()
}
