import { z } from 'zod'
import type { Webhook } from '../contract.ts'
import { webhookEvents, type WebhookEvent } from '../events.ts'
import type { StoredWebhook } from './webhook-store.ts'

const storedEvents = z.array(z.enum(webhookEvents))

/** The events that a webhook is told. */
export function eventsOf({ events }: Pick<StoredWebhook, 'events'>): WebhookEvent[] {
  return storedEvents.parse(JSON.parse(events))
}

/** A webhook as administrators see it, without its secrets. */
export function toWebhook(row: StoredWebhook, now: number): Webhook {
  const { id, name, url, createdAt, formerUntil } = row
  const isFormerOver = formerUntil === null || formerUntil <= now
  return { id, name, url, events: eventsOf(row), createdAt, formerUntil: isFormerOver ? null : formerUntil }
}
