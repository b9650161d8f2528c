import type { ProblemDetails } from '../../problems/problem-details.ts'
import { ApiError } from '../api-client.ts'

/** What the API told beside a refusal with one of these codes. A server of another version may leave some of it out. */
export function detailsOf<C extends keyof ProblemDetails>(
  error: unknown,
  ...codes: readonly C[]
): Partial<ProblemDetails[C]> | undefined {
  return error instanceof ApiError && codes.some((code) => code === error.code) ? error.details : undefined
}
