import type { FieldErrors } from '#platform/errors.ts'
import type { FieldCode } from '#platform/problems/field-codes.ts'
import type { MetCode } from '#platform/problems/problem-codes.ts'
import type { ApiError } from '#platform/web/api-client.ts'
import type { Sending } from '#platform/web/forms/use-sending.ts'
import { useText } from '../text.ts'
import { useSecondsLeft } from './seconds-left.ts'

type Text = ReturnType<typeof useText>
type Key = Parameters<Text>[0]

const refusals: Partial<Record<MetCode, Key>> = {
  'credentials.wrong': 'refusal.credentials',
  'credentials.locked': 'refusal.locked',
  'rate.limited': 'refusal.limited',
  'email.not_verified': 'refusal.unverified',
  'account.suspended': 'refusal.suspended',
  'network.unreachable': 'refusal.network',
  'provider.unavailable': 'redirect.unavailable',
  'token.invalid': 'refusal.token',
  'setup.invalid': 'refusal.setup',
  'user.exists': 'refusal.exists',
  'user.last_admin': 'refusal.lastAdmin',
  'password.wrong': 'refusal.password',
  'password.none': 'refusal.noPassword',
  'session.not_fresh': 'refusal.notFresh',
  'code.wrong': 'refusal.code',
  'code.locked': 'refusal.codeLocked',
  'second_step.over': 'refusal.stepOver',
  'second_factor.exists': 'refusal.factorExists',
  'second_factor.not_found': 'refusal.factorGone',
  'second_factor.not_shown': 'refusal.factorNotShown',
  'second_factor.required': 'refusal.factorRequired',
  'passkey.refused': 'refusal.passkey',
  'passkey.too_many': 'refusal.passkeyMany',
  'sign_in.exists': 'refusal.signInExists',
  'sign_in.last': 'refusal.signInLast',
  'session.required': 'refusal.ended',
  'input.invalid': 'refusal.fields',
}

/** What can be wrong with a field, beside what is said of any. */
export const fieldProblems: Partial<Record<FieldCode, Key>> = {
  required: 'field.required',
  too_short: 'field.tooShort',
  too_long: 'field.tooLong',
  invalid_email: 'field.email',
  invalid_phone: 'field.phone',
  password_common: 'field.passwordCommon',
  password_breached: 'field.passwordBreached',
  password_personal: 'field.passwordPersonal',
}

/** A refusal in the reader's words, with the time left while there is one to wait for; null when there is none, or the waiting is over. */
export function useRefusalText(error: ApiError | null): string | null {
  const t = useText()
  const left = useSecondsLeft(error)
  if (!error || (left === 0 && error.status === 429)) return null
  const isBusy = error.status === 503 || error.status === 502
  const key =
    refusals[error.code] ??
    (isBusy ? 'refusal.busy' : error.status === 429 ? 'refusal.limited' : 'refusal.failed')
  return t(key, { time: timeText(t, left ?? 60), id: error.requestId ?? '–' })
}

/** What is to be said of something that was sent: why it was refused, or that nobody knows yet what became of it. */
export function useSendingText({ state, error }: Pick<Sending, 'state' | 'error'>): string | null {
  const t = useText()
  const refusal = useRefusalText(error)
  return state === 'unknown' ? t('refusal.unknown') : refusal
}

/** What is wrong with one field, in the reader's words. */
export function useFieldText(): (fields: FieldErrors, name: string) => string | undefined {
  const t = useText()
  return (fields, name) => {
    const code = fields[name]
    return code && t(fieldProblems[code] ?? 'field.invalid')
  }
}

/** Seconds as people say them. */
function timeText(t: Text, seconds: number): string {
  return seconds > 90
    ? t('time.minutes', { count: Math.ceil(seconds / 60) })
    : t('time.seconds', { count: seconds })
}
