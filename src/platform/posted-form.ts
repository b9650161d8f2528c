import type { FieldErrors } from './errors.ts'
import type { ProblemCode } from './problems/problem-codes.ts'

/** What became of a form that the browser sent by itself, for the page that shows the form again. */
export interface PostedForm {
  status: number
  /** Why it was refused; none when there is only another step to do. */
  problem?: { code: ProblemCode; fields: FieldErrors; requestId?: string }
  retryAfterSeconds?: number
  /** The page of this site that the reader was on with the form, where it is another one than this. */
  from?: string
  /** What was typed, without passwords, by the name of the field. */
  values: Record<string, string>
}

/** The name and the value of a button at the sign-in page that ends the session instead. */
export const signOutStep = { name: 'step', value: 'out' } as const
/** The name of the field by which a form says again from which page it was reached. */
export const fromField = 'from'
/** In the address of a page whose form has been sent: the page says what comes next. */
export const doneParameter = 'done'
/** In the address of the sign-in page: the address that somebody wanted to register has an account. */
export const knownParameter = 'known'
