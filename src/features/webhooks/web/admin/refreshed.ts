import type { ReadAddress } from '#platform/api-operations.ts'

/** What a change of a webhook may have changed. */
export const refreshedByWebhooks: ReadAddress[] = ['/api/admin/webhooks', '/api/admin/audit-log']

/** What something sent has changed. */
export const refreshedBySending: ReadAddress[] = ['/api/admin/webhooks']
