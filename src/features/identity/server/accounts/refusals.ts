import { Refusal } from '#platform/errors.ts'

export const credentialsWrong = () => new Refusal(401, 'credentials.wrong')
export const passwordWrong = () => new Refusal(403, 'password.wrong')
export const addressNotVerified = () => new Refusal(403, 'email.not_verified')
export const accountSuspended = () => new Refusal(403, 'account.suspended')
