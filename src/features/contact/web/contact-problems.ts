import { ApiError } from '#platform/web/api-client.ts'
import type { FieldErrors } from '#platform/errors.ts'
import type { useText } from './text.ts'

type Text = ReturnType<typeof useText>

const fields = ['name', 'email', 'topic', 'message', 'consent'] as const

/** The server's code for each refused field. */
export function fieldCodesOf(error: Error | null): FieldErrors {
  return error instanceof ApiError ? error.fields : {}
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
