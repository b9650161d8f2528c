/** What other programs can be told of. */
export const webhookEvents = [
  'text.published',
  'text.unpublished',
  'message.received',
  'course.completed',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** What a delivery tells: an event, or that it is a test. */
export const deliveredEvents = [...webhookEvents, 'webhook.test'] as const
export type DeliveredEvent = (typeof deliveredEvents)[number]

export const mostNameLength = 60
export const mostUrlLength = 500
