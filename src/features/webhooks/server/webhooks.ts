import { lockSiteVersion } from '#content/server/site-version-store.ts'
import { conflict, invalid, notFound } from '#platform/errors.ts'
import { dropUnwantedDeliveries } from '#platform/database/queues/webhook-outbox.ts'
import { newId } from '#platform/ids.ts'
import type { AuditEvent } from '#platform/audit-events.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { isOvertaken } from '#platform/server/overtaken.ts'
import type { MadeWebhook, Webhook } from '../contract.ts'
import type { WebhookEvent } from '../events.ts'
import { faultOfUrl } from './sending/addresses.ts'
import { canSign, newSecret } from './sending/secrets.ts'
import { announceScheduled } from './announce.ts'
import { eventsOf, toWebhook } from './webhook-shape.ts'
import {
  deleteWebhook,
  findWebhook,
  insertWebhook,
  selectWebhooks,
  updateWebhook,
  type StoredWebhook,
} from './webhook-store.ts'

/** As many as one has an eye on; each event is written once for each. */
export const mostWebhooks = 20
/** How long the secret before signs as well, so that its receiver has time to change it. Milliseconds. */
const formerFor = 86_400_000

const published: WebhookEvent = 'text.published'

interface WebhookWish {
  name: string
  url: string
  events: WebhookEvent[]
}

/** The addresses that are told what happens, the first made first. */
export async function listWebhooks(ctx: Context): Promise<Webhook[]> {
  return (await selectWebhooks(ctx.readDb)).map((row) => toWebhook(row, ctx.now))
}

/**
 * Tells an address what happens from now on, and what is scheduled when its time comes. The secret is given this once.
 * @throws 409 `webhooks.too_many`, 422 for an address that may not be told
 */
export function makeWebhook(ctx: Context, wish: WebhookWish): Promise<MadeWebhook> {
  refuseFaulty(ctx, wish.url)
  return inTransaction(ctx, async (ctx) => {
    // Nothing is scheduled meanwhile without being told of to this one.
    await lockSiteVersion(ctx.db)
    if ((await selectWebhooks(ctx.db)).length >= mostWebhooks) throw conflict('webhooks.too_many')
    const { secret, sealed } = await newSecret(ctx.config)
    const row: StoredWebhook = {
      id: newId(),
      ...columnsOf(wish),
      sealedSecret: sealed,
      formerSecret: null,
      formerUntil: null,
      createdAt: ctx.now,
    }
    await insertWebhook(ctx.db, row)
    if (wish.events.includes(published)) await announceScheduled(ctx, row)
    await trace(ctx, 'webhook.made', row)
    return { ...toWebhook(row, ctx.now), secret }
  })
}

/**
 * Changes what an address is called, where it is, or what it is told. What waits for it goes to the new place, but for what it was to
 * be told later of and is not wanted any more.
 * @throws 409 `webhook.changed` with `details.current` when a value is not what it `was` any more
 */
export function changeWebhook(
  ctx: Context,
  id: string,
  { was, ...changes }: Partial<WebhookWish> & { was?: Partial<WebhookWish> },
): Promise<Webhook> {
  if (changes.url !== undefined) refuseFaulty(ctx, changes.url)
  return inTransaction(ctx, async (ctx) => {
    await lockSiteVersion(ctx.db)
    const known = await findWebhook(ctx.db, id)
    if (!known) throw notFound('webhook')
    const { name, url } = known
    const current = { name, url, events: eventsOf(known) }
    const isOld = isOvertaken({
      current: comparable(current),
      wanted: comparable(changes),
      was: was && comparable(was),
    })
    if (isOld) throw conflict('webhook.changed', { current })
    const wish = { ...current, ...changes }
    const row = await updateWebhook(ctx.db, id, columnsOf(wish))
    if (!row) throw notFound('webhook')
    if (wish.events.includes(published) && !current.events.includes(published))
      await announceScheduled(ctx, row)
    await dropUnwantedDeliveries(ctx.db, { id, events: wish.events }, ctx.now)
    await trace(ctx, 'webhook.changed', row)
    return toWebhook(row, ctx.now)
  })
}

/**
 * Gives a new secret, this once; the one before signs as well for a day, unless `AUTH_SECRET` has changed since it was made. One that
 * has such a day keeps it when another is made meanwhile, and what was made between is over at once.
 */
export function rotateSecret(ctx: Context, id: string): Promise<MadeWebhook> {
  return inTransaction(ctx, async (ctx) => {
    const known = await findWebhook(ctx.db, id)
    if (!known) throw notFound('webhook')
    const { secret, sealed } = await newSecret(ctx.config)
    const former = await formerOf(ctx, known)
    const row = await updateWebhook(ctx.db, id, { sealedSecret: sealed, ...former })
    if (!row) throw notFound('webhook')
    await trace(ctx, 'webhook.secret_rotated', row)
    return { ...toWebhook(row, ctx.now), secret }
  })
}

/** What signs beside the next secret, and until when. */
async function formerOf(
  { config, now }: Context,
  { sealedSecret, formerSecret, formerUntil }: StoredWebhook,
): Promise<Pick<StoredWebhook, 'formerSecret' | 'formerUntil'>> {
  const hasItsDay = formerSecret !== null && formerUntil !== null && formerUntil > now
  if (hasItsDay && (await canSign(config, formerSecret))) return { formerSecret, formerUntil }
  if (await canSign(config, sealedSecret)) return { formerSecret: sealedSecret, formerUntil: now + formerFor }
  return { formerSecret: null, formerUntil: null }
}

/** Stops telling an address; what waits for it, and the log of it, go too. */
export function removeWebhook(ctx: Context, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const row = await deleteWebhook(ctx.db, id)
    if (!row) throw notFound('webhook')
    await trace(ctx, 'webhook.removed', row)
  })
}

function refuseFaulty({ config }: Context, text: string): void {
  const url = URL.parse(text)
  const fault = url ? faultOfUrl(url, { allowsLoopback: config.webhooksToLoopback }) : 'invalid_url'
  if (fault) throw invalid({ url: fault })
}

/** Events in whatever order are the same. */
function comparable({ name, url, events }: Partial<WebhookWish>) {
  return { name, url, events: events && [...new Set(events)].toSorted().join(' ') }
}

function columnsOf({ name, url, events }: WebhookWish) {
  return { name, url, events: JSON.stringify([...new Set(events)]) }
}

function trace(
  ctx: Context,
  event: `webhook.${string}` & AuditEvent,
  { id, name, url }: StoredWebhook,
): Promise<void> {
  return audit(ctx, event, { kind: 'webhook', id, details: { name, host: new URL(url).host } })
}
