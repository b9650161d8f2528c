import type { MessageDetail } from './contract.ts'

declare module '#platform/problem-details.ts' {
  interface ProblemDetails {
    'message.changed': { current: Pick<MessageDetail, 'note'> }
  }
}
