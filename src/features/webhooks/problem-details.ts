import type { Webhook } from './contract.ts'

declare module '#platform/problems/problem-details.ts' {
  interface ProblemDetails {
    'webhook.changed': { current: Pick<Webhook, 'name' | 'url' | 'events'> }
  }
}
