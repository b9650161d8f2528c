import { z } from '@hono/zod-openapi'
import { instant } from '#platform/contract/instant.ts'
import { deliveredEvents, webhookEvents } from './events.ts'

export const webhook = z
  .object({
    id: z.string(),
    name: z.string(),
    url: z.string(),
    events: z.array(z.enum(webhookEvents)),
    createdAt: instant,
    /** Until when the secret before signs as well. */
    formerUntil: instant.nullable(),
  })
  .openapi('Webhook')
export type Webhook = z.infer<typeof webhook>

export const webhookList = z.object({ items: z.array(webhook), total: z.number().int() }).openapi('Webhooks')

/** The secret with which messages are signed (Standard Webhooks), this once. */
export const madeWebhook = webhook.extend({ secret: z.string() }).openapi('MadeWebhook')
export type MadeWebhook = z.infer<typeof madeWebhook>

const deliveryStates = ['waiting', 'sending', 'delivered', 'given_up'] as const
export const deliveryErrors = [
  'timed_out',
  'unreachable',
  'certificate',
  'private_address',
  'secret_lost',
] as const
export type DeliveryError = (typeof deliveryErrors)[number]

const delivery = z
  .object({
    id: z.string(),
    event: z.enum(deliveredEvents),
    /** As it is sent. */
    body: z.string(),
    /** When it happened, or will. */
    at: instant,
    state: z.enum(deliveryStates),
    tries: z.number().int(),
    triedAt: instant.nullable(),
    /** The next try, while it waits. */
    nextTryAt: instant.nullable(),
    /** HTTP status of the last answer. */
    status: z.number().int().nullable(),
    /** Why the last try got no answer. */
    error: z.enum(deliveryErrors).nullable(),
  })
  .openapi('WebhookDelivery')
export type Delivery = z.infer<typeof delivery>

export const deliveryList = z
  .object({
    items: z.array(delivery),
    total: z.number().int(),
    next: z.string().nullable(),
  })
  .openapi('WebhookDeliveries')
export type DeliveryList = z.infer<typeof deliveryList>
