import type { Database } from '#platform/database/connect.ts'
import type { Tables } from '#platform/database/tables/tables.ts'

export type StoredWebhook = Tables['webhooks']

export async function insertWebhook(db: Database, row: StoredWebhook): Promise<void> {
  await db.insertInto('webhooks').values(row).execute()
}

/** All of them, the first made first. */
export async function selectWebhooks(db: Database): Promise<StoredWebhook[]> {
  return db.selectFrom('webhooks').selectAll().orderBy('createdAt').orderBy('id').execute()
}

export async function findWebhook(db: Database, id: string): Promise<StoredWebhook | undefined> {
  return db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Gives what it is now; undefined when there is none. */
export async function updateWebhook(
  db: Database,
  id: string,
  change: Partial<Omit<StoredWebhook, 'id' | 'createdAt'>>,
): Promise<StoredWebhook | undefined> {
  return db.updateTable('webhooks').set(change).where('id', '=', id).returningAll().executeTakeFirst()
}

/** Gives what it was; its deliveries go with it. */
export async function deleteWebhook(db: Database, id: string): Promise<StoredWebhook | undefined> {
  return db.deleteFrom('webhooks').where('id', '=', id).returningAll().executeTakeFirst()
}
