import { listScheduledChanges, type PublicChange } from '#content/records/server/public-changes.ts'
import { asKind, factsOf } from '#content/kinds.ts'
import { readTitles } from '#content/items/server/titles.ts'
import { findItem } from '#content/records/server/items-store.ts'
import { dropDeliveriesToCome, insertDeliveries } from '#platform/database/queues/webhook-outbox.ts'
import { newId } from '#platform/ids.ts'
import type { Context } from '#platform/server/context.ts'
import type { DeliveredEvent, WebhookEvent } from '../events.ts'
import { selectWebhooks, type StoredWebhook } from './webhook-store.ts'
import { eventsOf } from './webhook-shape.ts'

interface Happening {
  event: WebhookEvent
  /** What it is about, such as an edition. */
  about: string
  /** When it happens; now unless it is to come. */
  at?: number
  /** Whom it is about. */
  userId?: string
  /** Made only when somebody wants to hear of it. */
  data(): Promise<Record<string, unknown>>
}

/** Queues an event for every address that wants to hear of it. Call in the transaction of its cause. */
async function announce(
  ctx: Context,
  { event, about, at = ctx.now, userId, data }: Happening,
): Promise<void> {
  const webhooks = (await selectWebhooks(ctx.db)).filter((one) => eventsOf(one).includes(event))
  if (webhooks.length === 0) return
  const facts = await data()
  const rows = webhooks.map((webhook) => rowFor(webhook, { event, about, at, userId, data: facts }))
  await insertDeliveries(ctx.db, rows)
}

/** One delivery of an event, as the queue takes it. */
export function rowFor(
  webhook: Pick<StoredWebhook, 'id'>,
  told: { event: DeliveredEvent; about: string; at: number; userId?: string; data: Record<string, unknown> },
) {
  const { event, about, at, userId = null, data } = told
  const body = JSON.stringify({ type: event, timestamp: new Date(at).toISOString(), data })
  return { id: newId(), webhookId: webhook.id, event, body, about, userId, at }
}

/** Tells of what becomes of a text for readers; one that is scheduled is told when its time comes, unless it is taken back before. */
export async function announceText(ctx: Context, change: PublicChange): Promise<void> {
  if (change.type === 'unscheduled') return dropDeliveriesToCome(ctx.db, aboutOf(change), ctx.now)
  await announce(ctx, happeningOf(ctx, change))
}

/** Queues for one address what was scheduled before it wanted to hear of it. Call in the transaction in which it begins to. */
export async function announceScheduled(ctx: Context, webhook: StoredWebhook): Promise<void> {
  for (const change of await listScheduledChanges(ctx)) {
    const { data, at = ctx.now, ...told } = happeningOf(ctx, change)
    await insertDeliveries(ctx.db, [rowFor(webhook, { ...told, at, data: await data() })])
  }
}

function aboutOf({ itemId, language }: Pick<PublicChange, 'itemId' | 'language'>): string {
  return `edition ${itemId} ${language}`
}

function happeningOf(ctx: Context, change: Exclude<PublicChange, { type: 'unscheduled' }>): Happening {
  const { type, itemId, language, kind, title } = change
  return {
    event: `text.${type}`,
    about: aboutOf(change),
    at: type === 'published' ? change.at : ctx.now,
    async data() {
      const url = await addressOf(ctx, itemId)
      const told = { id: itemId, kind, language, title, url }
      return type === 'published' ? { ...told, revision: change.revision } : told
    },
  }
}

/** Tells that a message came, not what it says nor from whom: who may read it asks the API. */
export function announceMessage(
  ctx: Context,
  { id, topic, language }: { id: string; topic: string; language: string },
): Promise<void> {
  return announce(ctx, {
    event: 'message.received',
    about: `message ${id}`,
    data: () => Promise.resolve({ id, topic, language }),
  })
}

/** Tells which course was completed, and by which account, without a name. */
export function announceCompletion(
  ctx: Context,
  { userId, courseId }: { userId: string; courseId: string },
): Promise<void> {
  return announce(ctx, {
    event: 'course.completed',
    about: `completion ${courseId} ${userId}`,
    userId,
    async data() {
      const titles = (await readTitles(ctx, [courseId])).get(courseId) ?? {}
      return { courseId, titles, url: await addressOf(ctx, courseId), userId }
    },
  })
}

/** Where readers find an item. */
async function addressOf(ctx: Context, itemId: string): Promise<string | null> {
  const item = await findItem(ctx.db, itemId)
  if (!item) return null
  const parent = item.parentId === null ? undefined : await findItem(ctx.db, item.parentId)
  const path = factsOf(asKind(item.kind)).readerPath(item.slug, parent?.slug ?? '')
  return new URL(path, ctx.config.publicUrl).href
}
