import {
  claimDelivery,
  deliveryClaim,
  giveDeliveryBack,
  listDueDeliveries,
  mostDeliveryTries,
  noteDelivery,
  type DeliveryRow,
} from '#platform/database/queues/webhook-outbox.ts'
import type { Services } from '#platform/server/context.ts'
import { createDueWork, type DueWork } from '#platform/server/due-work.ts'
import { findWebhook, type StoredWebhook } from '../webhook-store.ts'
import { post, type Outcome } from './post.ts'
import { signedHeaders } from './secrets.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const pollEvery = 10 * second
/** A try is broken off long before another node may take the delivery. */
const tryWithin = 15 * second
/** So many are under way at once; an address that gave no answer, or a late one, is left alone for the rest of a round, so that it holds up the others once. */
const atOnce = 20
const lateAfter = 2 * second
/** The pauses after each try that failed; after the last one it is given up. */
export const pauses = [
  5 * second,
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
]

/** Tells other programs what is due. Any number of nodes may run one: each delivery is claimed by one of them before it is sent. */
export function createWebhookSender(services: Services): DueWork {
  const { connection, clock, config } = services
  return createDueWork({
    log: services.log,
    name: 'the queue of webhooks',
    every: pollEvery,
    async sendDue(stopping) {
      let sent = 0
      // A copy of a site would tell other programs what happens in it.
      if (config.isApart) return sent
      const left = new Set<string>()
      while (!stopping.aborted) {
        const page = { now: clock(), limit: atOnce, without: [...left] }
        const due = await listDueDeliveries(connection.readDb, page)
        if (due.length === 0) return sent
        const outcomes = await Promise.all(due.map((row) => tryClaimed(services, row, stopping)))
        sent += outcomes.filter(({ isDelivered }) => isDelivered).length
        for (const [at, { webhookId }] of due.entries()) if (outcomes[at]?.holdsUp) left.add(webhookId)
      }
      return sent
    },
  })
}

async function tryClaimed(
  services: Services,
  row: DeliveryRow,
  stopping: AbortSignal,
): Promise<{ isDelivered: boolean; holdsUp: boolean }> {
  const { connection, clock } = services
  const nothing = { isDelivered: false, holdsUp: false }
  const now = clock()
  if (!(await claimDelivery(connection.db, row, { now, until: now + deliveryClaim }))) return nothing
  const webhook = await findWebhook(connection.db, row.webhookId)
  if (!webhook) return nothing
  const began = performance.now()
  const outcome = await tryOnce(services, { row, webhook, stopping })
  const isLate = performance.now() - began > lateAfter
  // Broken off by us, which says nothing about the address.
  if (stopping.aborted && outcome.status === null) {
    await giveDeliveryBack(connection.db, row)
    return nothing
  }
  const tries = row.tries + 1
  const isDelivered = outcome.status !== null && outcome.status >= 200 && outcome.status < 300
  await noteDelivery(connection.db, row.id, {
    ...outcome,
    ...(isDelivered ? { deliveredAt: clock() } : { nextTryAt: clock() + (pauses[tries - 1] ?? 0) }),
  })
  if (!isDelivered) {
    const facts = { deliveryId: row.id, webhookId: webhook.id, tries, ...outcome }
    if (tries >= mostDeliveryTries) services.log.error(facts, 'webhook delivery given up')
    else services.log.warn(facts, 'webhook not delivered, it will be tried again')
  }
  return { isDelivered, holdsUp: isLate || outcome.status === null }
}

async function tryOnce(
  { config, clock, log }: Services,
  { row, webhook, stopping }: { row: DeliveryRow; webhook: StoredWebhook; stopping: AbortSignal },
): Promise<Outcome> {
  const { id, body } = row
  let headers: Record<string, string>
  try {
    headers = await signedHeaders(config, webhook, { id, body, now: clock() })
  } catch (error) {
    log.error({ err: error, webhookId: webhook.id }, 'the secret of a webhook cannot be read')
    return { status: null, error: 'secret_lost' }
  }
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(tryWithin)])
  return post({ url: webhook.url, headers, body }, { signal, allowsLoopback: config.webhooksToLoopback })
}
