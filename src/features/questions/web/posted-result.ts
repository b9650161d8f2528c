import { answerAt } from '#platform/web/answers/answer-to.ts'
import type { MarkedAnswer } from '../contract.ts'

/** The result of an answer as the server put it into the page. */
export function readPostedResult(result: string | undefined): MarkedAnswer | null {
  return result ? answerAt('POST', '/api/questions/{id}/answers', JSON.parse(result)) : null
}
