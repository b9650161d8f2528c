import type { ApiError } from '#platform/web/api-client.ts'
import type { MarkedAnswer } from '../contract.ts'

/** What became of the answer to a form: on its way, not given yet, not sent, or marked. */
export type Outcome =
  | { state: 'sending' }
  | { state: 'empty' }
  | { state: 'failed'; error: ApiError }
  | { state: 'marked'; marked: MarkedAnswer }
