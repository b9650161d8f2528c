import type { Kysely } from 'kysely'

/** From when on the link in a mail opens nothing, and when a mail was left unsent for that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['expiresAt', 'expiredAt'])
    await db.schema.alterTable('mail_outbox').addColumn(column, 'bigint').execute()
}
