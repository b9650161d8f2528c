import { Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ApiError, type ApiClient } from '#platform/web/api-client.ts'
import type { FieldErrors } from '#platform/errors.ts'
import type { FieldCode } from '#platform/problems/field-codes.ts'
import { ConfirmDialog } from '#ui/web/admin/confirm-dialog.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import type { ListedCertificate } from '../../contract.ts'
import { useText } from './text.ts'

export type CertificateAction = 'names' | 'revoke' | 'restore' | 'issue'

/** What is typed, by the names of the fields that the API knows. */
interface Typed {
  latin: string
  ethiopic: string
  en: string
  am: string
}

interface Props {
  certificate: ListedCertificate
  action: CertificateAction
  onClose: () => void
}

/** Asks before a certificate is changed, says what that means, and takes the words that it needs. */
export function CertificateDialog({ certificate, action, onClose }: Props) {
  const t = useText()
  const { id, holder } = certificate
  const name = holder.latin
  const [typed, setTyped] = useState<Typed>({ ...holder, en: '', am: '' })
  const [now] = useState(() => Date.now())
  const isOver = action === 'restore' && certificate.expiresAt !== null && certificate.expiresAt <= now
  const [wrong, setWrong] = useState<FieldErrors>({})
  const run = useChange((api) => send(api, { action, id, typed }), {
    refreshes: ['/api/admin/certificates', '/api/admin/audit-log'],
    done: t(`done.${action}`),
    onDone: onClose,
    onFailed(error) {
      if (!(error instanceof ApiError) || error.status !== 422) return false
      setWrong(error.fields)
      return true
    },
  })
  const field = (part: keyof Typed) => ({
    value: typed[part],
    error: wordsOf(t, wrong[part]),
    lang: part === 'latin' || part === 'en' ? 'en' : 'am',
    onChange: (event: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [part]: event.currentTarget.value }),
  })
  return (
    <ConfirmDialog
      title={t(`ask.${action}`, { name })}
      action={t(`action.${action}`)}
      isDangerous={action === 'revoke'}
      isBusy={run.isPending}
      refused={wrong}
      onConfirm={() => run.mutate()}
      onClose={onClose}
    >
      <Stack>
        <Text>{t(`means.${isOver ? 'restoreExpired' : action}`)}</Text>
        {action === 'names' && (
          <>
            <TextInput label={t('latin')} {...field('latin')} />
            <TextInput label={t('ethiopic')} {...field('ethiopic')} />
          </>
        )}
        {action === 'revoke' && (
          <>
            <Textarea label={t('reason.en')} autosize minRows={2} {...field('en')} />
            <Textarea label={t('reason.am')} autosize minRows={2} {...field('am')} />
          </>
        )}
      </Stack>
    </ConfirmDialog>
  )
}

const codes = ['required', 'too_long', 'other_script', 'unprintable'] as const satisfies FieldCode[]

/** What the server said about a field, in words. */
function wordsOf(t: ReturnType<typeof useText>, code: string | undefined): string | undefined {
  const known = codes.find((one) => one === code)
  return known && t(`wrong.${known}`)
}

function send(
  api: ApiClient,
  { action, id, typed }: { action: CertificateAction; id: string; typed: Typed },
): Promise<unknown> {
  const path = { id }
  const { latin, ethiopic, en, am } = typed
  switch (action) {
    case 'names':
      return api.put('/api/admin/certificates/{id}/names', { path, body: { latin, ethiopic } })
    case 'revoke':
      return api.put('/api/admin/certificates/{id}/revocation', { path, body: { en, am } })
    case 'restore':
      return api.delete('/api/admin/certificates/{id}/revocation', { path })
    case 'issue':
      return api.post('/api/admin/certificates/{id}/issue', { path })
  }
}
