import { Problem } from '#platform/errors.ts'

export const credentialsWrong = () => new Problem(401, 'credentials.wrong')
export const passwordWrong = () => new Problem(403, 'password.wrong')
export const addressNotVerified = () => new Problem(403, 'email.not_verified')
export const accountSuspended = () => new Problem(403, 'account.suspended')
