import { sql, type Kysely } from 'kysely'

/**
 * Due mails lie in the order in which they are sent; the condition and the first column stand in the query word for word. The index
 * before knew no urgency, so that all due mails were sorted, texts and all, for each twenty that were sent. SQLite would go on to
 * choose it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index mail_outbox_due_idx`.execute(db)
  await sql`create index mail_outbox_due_idx on mail_outbox (("unsubscribeUrl" is not null), "nextTryAt", "id") where "sentAt" is null`.execute(
    db,
  )
}
