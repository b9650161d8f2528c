import { Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { FieldChoices } from '#desk/choices/web/field-choices.tsx'
import { useSharedFields, type FieldChanges, type SharedFields } from '#desk/choices/web/use-shared-fields.ts'
import { languages, type Language } from '#platform/languages.ts'
import { detailsOf } from '#platform/web/answers/told-details.ts'
import { ApiError, type ApiClient } from '#platform/web/api-client.ts'
import type { FieldErrors } from '#platform/errors.ts'
import type { FieldCode } from '#platform/problems/field-codes.ts'
import { ConfirmDialog } from '#ui/web/admin/confirm-dialog.tsx'
import { useChange } from '#ui/web/admin/use-change.ts'
import type { Holder, ListedCertificate } from '../../contract.ts'
import { useText } from './text.ts'

export type CertificateAction = 'names' | 'revoke' | 'restore' | 'issue'

/** Why it is revoked. */
type Reason = Record<Language, string>

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
  const names = useSharedFields<Holder>(holder)
  const [reason, setReason] = useState<Reason>({ en: '', am: '' })
  const [now] = useState(() => Date.now())
  const isOver = action === 'restore' && certificate.expiresAt !== null && certificate.expiresAt <= now
  const [wrong, setWrong] = useState<FieldErrors>({})
  const run = useChange<FieldChanges<Holder>>((api, names) => send(api, { action, id, names, reason }), {
    refreshes: ['/api/admin/certificates', '/api/admin/audit-log'],
    done: t(`done.${action}`),
    onDone: onClose,
    onFailed(error) {
      if (names.meet(detailsOf(error, 'certificate.changed')?.current)) return true
      if (!(error instanceof ApiError) || error.status !== 422) return false
      setWrong(error.fields)
      return true
    },
  })
  return (
    <ConfirmDialog
      title={t(`ask.${action}`, { name })}
      action={t(`action.${action}`)}
      isDangerous={action === 'revoke'}
      isBusy={run.isPending}
      refused={wrong}
      onConfirm={() => run.mutate(names.changes)}
      onClose={onClose}
    >
      <Stack>
        <Text>{t(`means.${isOver ? 'restoreExpired' : action}`)}</Text>
        {action === 'names' && (
          <NameFields names={names} wrong={wrong} onResolved={(changes) => run.mutate(changes)} />
        )}
        {action === 'revoke' && <ReasonFields reason={reason} wrong={wrong} onChange={setReason} />}
      </Stack>
    </ConfirmDialog>
  )
}

interface NameProps {
  names: SharedFields<Holder>
  wrong: FieldErrors
  onResolved: (changes: FieldChanges<Holder>) => void
}

const scripts = [
  { name: 'latin', language: 'en' },
  { name: 'ethiopic', language: 'am' },
] as const

/** The holder's name in both scripts. Where somebody else corrected the same one meanwhile, one of both is chosen. */
function NameFields({ names, wrong, onResolved }: NameProps) {
  const t = useText()
  return (
    <>
      {scripts.map(({ name, language }) => (
        <TextInput
          key={name}
          label={t(name)}
          lang={language}
          value={names.fields[name]}
          error={wordsOf(t, wrong[name])}
          onChange={(event) => names.change({ [name]: event.currentTarget.value })}
        />
      ))}
      <FieldChoices
        shared={names}
        labelOf={(name) => t(name === 'latin' ? 'latin' : 'ethiopic')}
        lang={(name) => (name === 'latin' ? 'en' : 'am')}
        onResolved={onResolved}
      />
    </>
  )
}

interface ReasonProps {
  reason: Reason
  wrong: FieldErrors
  onChange: (reason: Reason) => void
}

function ReasonFields({ reason, wrong, onChange }: ReasonProps) {
  const t = useText()
  return languages.map((language) => (
    <Textarea
      key={language}
      label={t(`reason.${language}`)}
      lang={language}
      autosize
      minRows={2}
      value={reason[language]}
      error={wordsOf(t, wrong[language])}
      onChange={(event) => onChange({ ...reason, [language]: event.currentTarget.value })}
    />
  ))
}

const codes = ['required', 'too_long', 'other_script', 'unprintable'] as const satisfies FieldCode[]

/** What the server said about a field, in words. */
function wordsOf(t: ReturnType<typeof useText>, code: string | undefined): string | undefined {
  const known = codes.find((one) => one === code)
  return known && t(`wrong.${known}`)
}

interface Wanted {
  action: CertificateAction
  id: string
  names: FieldChanges<Holder>
  reason: Reason
}

async function send(api: ApiClient, { action, id, names, reason }: Wanted): Promise<unknown> {
  const path = { id }
  switch (action) {
    case 'names':
      return names && api.put('/api/admin/certificates/{id}/names', { path, body: names })
    case 'revoke':
      return api.put('/api/admin/certificates/{id}/revocation', { path, body: reason })
    case 'restore':
      return api.delete('/api/admin/certificates/{id}/revocation', { path })
    case 'issue':
      return api.post('/api/admin/certificates/{id}/issue', { path })
  }
}
