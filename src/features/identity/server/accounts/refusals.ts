import { isAPIError } from 'better-auth/api'
import { Refusal } from '#platform/errors.ts'

/** The stable code of a refusal by the identity library, or undefined for any other error. */
export function libraryCode(error: unknown): string | undefined {
  if (!isAPIError(error)) return undefined
  return String(error.body?.code ?? error.status)
}

export const credentialsWrong = () => new Refusal(401, 'credentials.wrong')
export const passwordWrong = () => new Refusal(403, 'password.wrong')
export const addressNotVerified = () => new Refusal(403, 'email.not_verified')
export const accountSuspended = () => new Refusal(403, 'account.suspended')
