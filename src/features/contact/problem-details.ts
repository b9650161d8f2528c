import type { MessageDetail } from './contract.ts'

declare module '#platform/problems/problem-details.ts' {
  interface ProblemDetails {
    'message.changed': { current: Pick<MessageDetail, 'note'> }
  }
}
