import type { FieldCode } from './problems/field-codes.ts'
import { nounOf } from './problems/nouns.ts'
import type { ProblemCode } from './problems/problem-codes.ts'
import type { DetailsOfProblem, ProblemDetails } from './problems/problem-details.ts'

/** Field errors by field name: stable codes such as `required` or `too_long`, never sentences. */
export type FieldErrors = Record<string, FieldCode>

/** An expected refusal (RFC 9457). `code` is stable (`blog.not_found`); the page chooses the words. */
export class Problem<C extends ProblemCode = ProblemCode> extends Error {
  readonly status: number
  readonly code: C
  readonly fields: FieldErrors | undefined
  readonly retryAfterSeconds: number | undefined
  /** What the reader may need to go on, such as both texts of an edit conflict. */
  readonly details: DetailsOfProblem<C> | undefined
  /** The methods that the address takes (405). */
  readonly allowed: readonly string[] | undefined

  constructor(
    status: number,
    code: C,
    extra: {
      fields?: FieldErrors
      retryAfterSeconds?: number
      details?: DetailsOfProblem<C>
      allowed?: readonly string[]
    } = {},
  ) {
    super(code)
    this.name = 'Problem'
    this.status = status
    this.code = code
    this.fields = extra.fields
    this.retryAfterSeconds = extra.retryAfterSeconds
    this.details = extra.details
    this.allowed = extra.allowed
  }
}

/** What a refusal tells, where it has one of these codes. */
export function toldBy<C extends keyof ProblemDetails>(
  error: unknown,
  ...codes: readonly C[]
): ProblemDetails[C] | undefined {
  const isTelling = error instanceof Problem && codes.some((code) => code === error.code)
  return isTelling ? error.details : undefined
}

export const notFound = (name: Parameters<typeof nounOf>[0]) => new Problem(404, `${nounOf(name)}.not_found`)
export const notSignedIn = () => new Problem(401, 'session.required')
/** Whether signing in would help. */
export const isSignInWanted = (error: unknown) => error instanceof Problem && error.status === 401
export const forbidden = (code: ProblemCode = 'access.denied') => new Problem(403, code)
export const conflict = <C extends ProblemCode>(code: C, details?: DetailsOfProblem<C>) =>
  new Problem(409, code, { details })
export const invalid = (fields: FieldErrors, code: ProblemCode = 'input.invalid') =>
  new Problem(422, code, { fields })
export const tooMany = (retryAfterSeconds: number, code: ProblemCode = 'rate.limited') =>
  new Problem(429, code, { retryAfterSeconds })
export const unavailable = (code: ProblemCode = 'server.busy', retryAfterSeconds = 5) =>
  new Problem(503, code, { retryAfterSeconds })
