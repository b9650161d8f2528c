import type { Database } from '../connect.ts'
import { takePage, type FoundPage, type ListPage } from '../lists/list-page.ts'
import type { Tables } from '../tables/tables.ts'

export type DeliveryRow = Omit<Tables['webhook_deliveries'], 'tries'> & { tries: number }

/** Tries after which a delivery is given up. */
export const mostDeliveryTries = 10

const columns = [
  'id',
  'webhookId',
  'event',
  'body',
  'about',
  'userId',
  'at',
  'nextTryAt',
  'tries',
  'triedAt',
  'deliveredAt',
  'status',
  'error',
] as const

/** Queues deliveries, each to be sent when it happens. */
export async function insertDeliveries(
  db: Database,
  rows: readonly Pick<DeliveryRow, 'id' | 'webhookId' | 'event' | 'body' | 'about' | 'userId' | 'at'>[],
): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('webhook_deliveries')
    .values(rows.map((row) => ({ ...row, nextTryAt: row.at })))
    .execute()
}

/** Deliveries whose time has come, oldest first, but for those to the named webhooks. */
export async function listDueDeliveries(
  db: Database,
  page: { now: number; limit: number; without: readonly string[] },
): Promise<DeliveryRow[]> {
  return db
    .selectFrom('webhook_deliveries')
    .select(columns)
    .where('deliveredAt', 'is', null)
    .where('nextTryAt', '<=', page.now)
    .where('tries', '<', mostDeliveryTries)
    .$if(page.without.length > 0, (query) => query.where('webhookId', 'not in', page.without))
    .orderBy('nextTryAt')
    .orderBy('id')
    .limit(page.limit)
    .execute()
}

/** For so long a node takes a delivery; no pause between two tries is as long. Milliseconds. */
export const deliveryClaim = 120_000

/** Takes a delivery for this node until `until`: of several nodes that saw it due, one gets true. */
export async function claimDelivery(
  db: Database,
  row: DeliveryRow,
  { now, until }: { now: number; until: number },
): Promise<boolean> {
  const result = await db
    .updateTable('webhook_deliveries')
    .set({ nextTryAt: until, tries: row.tries + 1, triedAt: now })
    .where('id', '=', row.id)
    .where('deliveredAt', 'is', null)
    .where('nextTryAt', '=', row.nextTryAt)
    .where('tries', '=', row.tries)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Writes down what came of a try. */
export async function noteDelivery(
  db: Database,
  id: string,
  outcome: Pick<DeliveryRow, 'status' | 'error'> & { deliveredAt?: number; nextTryAt?: number },
): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set(outcome)
    .where('id', '=', id)
    .where('deliveredAt', 'is', null)
    .execute()
}

/** Puts a delivery that was claimed, and not tried to its end, back as it was before. */
export async function giveDeliveryBack(db: Database, row: DeliveryRow): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ nextTryAt: row.nextTryAt, tries: row.tries, triedAt: row.triedAt })
    .where('id', '=', row.id)
    .where('deliveredAt', 'is', null)
    .where('tries', '=', row.tries + 1)
    .execute()
}

/** Makes a delivery due again with all its tries, unless its first time has not come. Gives whether there was such a one. */
export async function renewDelivery(
  db: Database,
  key: { id: string; webhookId: string },
  now: number,
): Promise<boolean> {
  const result = await db
    .updateTable('webhook_deliveries')
    .set({ nextTryAt: now, tries: 0, deliveredAt: null })
    .where('id', '=', key.id)
    .where('webhookId', '=', key.webhookId)
    .where('at', '<=', now)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Takes back what is still to happen. */
export async function dropDeliveriesToCome(db: Database, about: string, now: number): Promise<void> {
  await db.deleteFrom('webhook_deliveries').where('about', '=', about).where('at', '>', now).execute()
}

/** Takes back what one address was to be told and does not want to hear any more. */
export async function dropUnwantedDeliveries(
  db: Database,
  webhook: { id: string; events: readonly string[] },
  now: number,
): Promise<void> {
  await db
    .deleteFrom('webhook_deliveries')
    .where('webhookId', '=', webhook.id)
    .$if(webhook.events.length > 0, (query) => query.where('event', 'not in', webhook.events))
    .where('at', '>', now)
    .execute()
}

/** Deliveries to one address, the latest first. */
export async function listDeliveryRows(
  db: Database,
  { webhookId, ...page }: { webhookId: string } & ListPage,
): Promise<FoundPage<DeliveryRow>> {
  const query = db.selectFrom('webhook_deliveries').select(columns).where('webhookId', '=', webhookId)
  return takePage(query, { columns: ['at', 'id'], direction: 'desc' }, page)
}

/** What others were told about somebody, the first one first. */
export async function listDeliveriesAbout(
  db: Database,
  userId: string,
): Promise<Pick<DeliveryRow, 'event' | 'webhookId' | 'body' | 'deliveredAt'>[]> {
  return db
    .selectFrom('webhook_deliveries')
    .select(['event', 'webhookId', 'body', 'deliveredAt'])
    .where('userId', '=', userId)
    .orderBy('at')
    .orderBy('id')
    .execute()
}

/** Removes what happened before `before`, delivered or given up. */
export async function pruneDeliveries(db: Database, before: number): Promise<void> {
  await db
    .deleteFrom('webhook_deliveries')
    .where('at', '<', before)
    .where((is) => is.or([is('deliveredAt', 'is not', null), is('tries', '>=', mostDeliveryTries)]))
    .execute()
}
