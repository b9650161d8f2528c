import { Problem } from '#platform/errors.ts'
import type { ProblemCode } from '#platform/problems/problem-codes.ts'

/** Why a redirect sign-in came to nothing, as the page it leads back to is told; pages and the audit log know words for them. */
type RedirectFailure =
  | 'state_not_found'
  | 'state_mismatch'
  | 'invalid_code'
  | 'invalid_answer'
  | 'email_not_found'
  | 'account_not_linked'
  | 'another_account'
  | 'not_asked_again'
  | 'unable_to_link_account'
  | 'account_already_linked_to_different_user'
  | 'sign_in_exists'
  | 'session_changed'

export const redirectRefused = (code: RedirectFailure) => new Problem(403, asCode(code))

/** A provider's own word for its refusal, such as `access_denied`: nothing else it says is passed on. */
export function refusedByProvider(error: string): Problem {
  const code = error.toLowerCase()
  return new Problem(403, asCode(/^[a-z_]{1,60}$/.test(code) ? code : 'failed'))
}

/** These travel in the address that the browser is led back to, and never in an answer of the API. */
function asCode(code: string): ProblemCode {
  return code as ProblemCode
}
