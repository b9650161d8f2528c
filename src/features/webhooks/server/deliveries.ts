import {
  countDeliveries,
  deliveryClaim,
  insertDeliveries,
  listDeliveriesAbout,
  listDeliveryRows,
  mostDeliveryTries,
  pruneDeliveries,
  renewDelivery,
  type DeliveryRow,
} from '#platform/database/queues/webhook-outbox.ts'
import { invalid, notFound } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import { deliveryErrors, type Delivery, type DeliveryList } from '../contract.ts'
import { deliveredEvents } from '../events.ts'
import { rowFor } from './announce.ts'
import { findWebhook } from './webhook-store.ts'

const pageSize = 25

/** What an address was told, and will be, the latest first. `cursor` is the `next` of the page before. */
export async function listDeliveries(
  ctx: Context,
  { webhookId, cursor }: { webhookId: string; cursor?: string | undefined },
): Promise<DeliveryList> {
  if (!(await findWebhook(ctx.readDb, webhookId))) throw notFound('webhook')
  const before = cursor === undefined ? undefined : parseCursor(cursor)
  const [rows, total] = await Promise.all([
    listDeliveryRows(ctx.readDb, { webhookId, before, limit: pageSize + 1 }),
    countDeliveries(ctx.readDb, webhookId),
  ])
  const items = rows.slice(0, pageSize).map((row) => toDelivery(row, ctx.now))
  const last = items.at(-1)
  return { items, total, next: rows.length > pageSize && last ? `${last.at}.${last.id}` : null }
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

function parseCursor(cursor: string): { at: number; id: string } {
  const [, at, id = ''] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(cursor) ?? []
  if (!at) throw invalid({ cursor: 'invalid' })
  return { at: Number(at), id }
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
