import type { NewMessage } from '#features/contact/contract.ts'
import { ApiError } from '#platform/web/api-client.ts'
import type { FieldErrors } from '#platform/errors.ts'
import type { useText } from './text.ts'

type Text = ReturnType<typeof useText>

const fields = ['name', 'email', 'topic', 'message', 'consent'] as const

/** The server's code for each refused field. */
export function fieldCodesOf(error: Error | null): FieldErrors {
  return error instanceof ApiError ? error.fields : {}
}

/**
 * Refuses what the server would refuse, so that nothing is kept for later that would come back then.
 * @throws ApiError 422 with the server's codes
 */
export function refuseIncomplete({ name, email, message, consent }: NewMessage): void {
  const length = [...message].length
  const fields: FieldErrors = {
    ...(name === '' ? { name: 'required' } : {}),
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? {} : { email: 'invalid' }),
    ...(length < 10 ? { message: 'too_short' } : {}),
    ...(length > 4000 ? { message: 'too_long' } : {}),
    ...(consent ? {} : { consent: 'required' }),
  }
  if (Object.keys(fields).length > 0) throw new ApiError(422, { code: 'input.invalid', fields })
}

/** What to change in a field, in the reader's language. */
export function fieldText(t: Text, field: string, code: string | undefined): string | undefined {
  const known = fields.find((one) => one === field)
  if (!code || !known) return undefined
  if (known === 'message' && code === 'too_long') return t('error.messageLong')
  if (known === 'name' && code === 'too_long') return t('error.nameLong')
  return t(`error.${known}`)
}

/** What to do about a message that was not sent. */
export function problemText(t: Text, error: Error): string {
  if (!(error instanceof ApiError)) return t('error.failed')
  if (error.status === 422) return t('error.fields')
  if (error.status === 429)
    return t('error.tooMany', { minutes: Math.max(1, Math.ceil((error.retryAfterSeconds ?? 3600) / 60)) })
  return t(error.status === 0 ? 'error.offline' : 'error.failed')
}
