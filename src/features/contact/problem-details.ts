import type { AnswerWords, MessageDetail } from './contract.ts'

declare module '#platform/problems/problem-details.ts' {
  interface ProblemDetails {
    /** Of a note, or of an answer, whichever was to be changed; empty words where none is published. */
    'message.changed': { current: Partial<Pick<MessageDetail, 'note'> & AnswerWords> }
  }
}
