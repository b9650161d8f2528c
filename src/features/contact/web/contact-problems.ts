import type { ApiError } from '#platform/web/api-client.ts'
import type { FieldErrors } from '#platform/errors.ts'
import type { FieldValue } from '#platform/web/forms/use-form.ts'
import type { useText } from './text.ts'
import { textFaults } from './text-faults.ts'

type Text = ReturnType<typeof useText>

const fields = ['name', 'email', 'topic', 'message', 'consent'] as const

/** What the server would refuse besides empty fields, so that nothing is kept for later that would come back then. */
export function messageFaults(value: FieldValue): FieldErrors {
  return {
    ...textFaults('message', value),
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value('email').trim()) ? {} : { email: 'invalid_email' }),
  }
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
export function problemText(t: Text, error: ApiError): string {
  if (error.status === 422) return t('error.fields')
  if (error.status === 429)
    return t('error.tooMany', { minutes: Math.max(1, Math.ceil((error.retryAfterSeconds ?? 3600) / 60)) })
  return t(error.status === 0 ? 'error.offline' : 'error.failed')
}
