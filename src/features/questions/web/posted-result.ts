import type { MarkedAnswer } from '../contract.ts'

/** The result of an answer as the server put it into the page. */
export function readPostedResult(result: string | undefined): MarkedAnswer | null {
  return result ? asMarked(JSON.parse(result)) : null
}

/** The server's own answer, on the page that the server made. */
function asMarked(value: unknown): MarkedAnswer {
  return value as MarkedAnswer
}
