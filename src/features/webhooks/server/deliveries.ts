import {
  deliveryClaim,
  insertDeliveries,
  listDeliveriesAbout,
  listDeliveryRows,
  mostDeliveryTries,
  pruneDeliveries,
  renewDelivery,
  type DeliveryRow,
} from '#platform/database/queues/webhook-outbox.ts'
import type { PageWish } from '#platform/contract/paging.ts'
import { notFound } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { readPage, walkBy } from '#platform/server/lists/paging.ts'
import { deliveryErrors, type Delivery, type DeliveryList } from '../contract.ts'
import { deliveredEvents } from '../events.ts'
import { rowFor } from './announce.ts'
import { findWebhook } from './webhook-store.ts'

const latestFirst = walkBy(25, (row: DeliveryRow) => [row.at, row.id])

/** What an address was told, and will be, the latest first, always with its total. */
export async function listDeliveries(
  ctx: Context,
  { webhookId, cursor }: { webhookId: string } & Pick<PageWish, 'cursor'>,
): Promise<DeliveryList> {
  if (!(await findWebhook(ctx.readDb, webhookId))) throw notFound('webhook')
  const { rows, total, next } = await readPage({ cursor, total: '1' }, latestFirst, (place) =>
    listDeliveryRows(ctx.readDb, { webhookId, ...place }),
  )
  return { items: rows.map((row) => toDelivery(row, ctx.now)), total: total ?? 0, next }
}

/** Sends an address a message that says nothing has happened. */
export async function sendTest(ctx: Context, webhookId: string): Promise<void> {
  if (!(await findWebhook(ctx.db, webhookId))) throw notFound('webhook')
  const told = { event: 'webhook.test' as const, about: 'test', at: ctx.now, data: {} }
  await insertDeliveries(ctx.db, [rowFor({ id: webhookId }, told)])
}

/** Sends a delivery once more, now, under the id that it had. One that is still to come waits for its time. */
export async function sendAgain(ctx: Context, key: { id: string; webhookId: string }): Promise<void> {
  if (!(await renewDelivery(ctx.db, key, ctx.now))) throw notFound('delivery')
}

/** What other programs were told about a user. Instants in ISO 8601, UTC. */
export async function exportDeliveries(ctx: Context, uid: string): Promise<unknown> {
  const rows = await listDeliveriesAbout(ctx.readDb, uid)
  return Promise.all(
    rows.map(async ({ event, webhookId, body, deliveredAt }) => ({
      event,
      to: (await findWebhook(ctx.readDb, webhookId))?.name,
      told: JSON.parse(body),
      deliveredAt: deliveredAt === null ? null : new Date(deliveredAt).toISOString(),
    })),
  )
}

/** Forgets what was told, or given up, before an instant. */
export function forgetDeliveries(ctx: Context, before: number): Promise<void> {
  return pruneDeliveries(ctx.db, before)
}

function toDelivery(row: DeliveryRow, now: number): Delivery {
  const { id, body, at, tries, triedAt, status } = row
  const state = stateOf(row, now)
  return {
    id,
    event: deliveredEvents.find((one) => one === row.event) ?? 'webhook.test',
    body,
    at,
    state,
    tries,
    triedAt,
    nextTryAt: state === 'waiting' ? row.nextTryAt : null,
    status,
    error: deliveryErrors.find((one) => one === row.error) ?? null,
  }
}

function stateOf(row: DeliveryRow, now: number): Delivery['state'] {
  const { deliveredAt, tries, triedAt, nextTryAt } = row
  if (deliveredAt !== null) return 'delivered'
  // What came of a try sets another time.
  const isClaimed = triedAt !== null && nextTryAt - triedAt === deliveryClaim
  if (isClaimed && now < nextTryAt) return 'sending'
  return tries >= mostDeliveryTries ? 'given_up' : 'waiting'
}
