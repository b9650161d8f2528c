import { Alert, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useQuery } from '#platform/web/answers/queries.ts'
import { useApi } from '#platform/web/query-client.ts'
import { useSession, type SessionUser } from '#platform/web/session.ts'
import { useFieldText, useSendingText } from '../forms/refusal-text.ts'
import { useInvalidFocus } from '#platform/web/forms/use-invalid-focus.ts'
import { useSending } from '#platform/web/forms/use-sending.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { useFocusReturn } from '#ui/web/use-focus-return.ts'
import { useText } from '../member/text.ts'
import { sessionQuery } from '../session/session-query.ts'
import styles from './profile.module.css'
import { SecretInput } from './secret-input.tsx'

interface Props {
  user: SessionUser
  onClose(): void
}

/** Names everything that goes, and wants the address typed and the password before it does. */
export function DeleteDialog({ user, onClose }: Props) {
  const t = useText()
  useFocusReturn()
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('delete.question')}
      centered
      closeButtonProps={{ 'aria-label': t('delete.cancel') }}
    >
      <DeleteForm user={user} onClose={onClose} />
    </Modal>
  )
}

function DeleteForm({ user, onClose }: Props) {
  const t = useText()
  const fieldText = useFieldText()
  const { data: session } = useQuery(sessionQuery)
  const [typed, setTyped] = useState({ address: '', password: '' })
  const { state, error, isUnderWay, remove } = useDeletion(user.uid)
  const refusal = useSendingText({ state, error })
  const form = useInvalidFocus(error)
  const isWrong = error?.code === 'password.wrong'
  const isMeant = typed.address.trim().toLowerCase() === user.email

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isMeant) return
    await remove(session?.hasPassword ? { password: typed.password } : {})
  }
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <WhatGoes />
        <TextInput
          label={t('delete.type', { email: user.email })}
          autoComplete="off"
          inputMode="email"
          value={typed.address}
          onChange={(event) => setTyped({ ...typed, address: event.currentTarget.value })}
        />
        {session?.hasPassword && (
          <SecretInput
            label={t('password.current')}
            autoComplete="current-password"
            value={typed.password}
            error={isWrong ? refusal : fieldText(error?.fields ?? {}, 'password')}
            onChange={(event) => setTyped({ ...typed, password: event.currentTarget.value })}
          />
        )}
        {refusal && !isWrong && (
          <Alert color={error ? 'red' : 'gold'} role="alert">
            {refusal}
          </Alert>
        )}
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {t('delete.cancel')}
          </Button>
          <ActionButton
            type="submit"
            color="red"
            isBusy={isUnderWay || state === 'done'}
            disabled={!isMeant || (session?.hasPassword && !typed.password)}
          >
            {t('delete.button')}
          </ActionButton>
        </Group>
      </Stack>
    </form>
  )
}

/** Deletes the account; where the answer was lost, whoever asks for it hears whether it is gone. */
function useDeletion(uid: string) {
  const api = useApi()
  const { refresh } = useSession()
  const { send, ...sending } = useSending()
  const path = { uid }
  const remove = (body: { password?: string }) =>
    send(
      async () => {
        await api.delete('/api/users/{uid}', { path, body })
        await refresh('deleted')
      },
      async () => {
        const { isGone } = await api.get('/api/session/accounts/{uid}', { path })
        if (isGone) await refresh('deleted')
        return isGone
      },
    )
  return { ...sending, remove }
}

/** What is deleted, and what is not. */
function WhatGoes() {
  const t = useText()
  return (
    <>
      <Text>{t('delete.goes')}</Text>
      <ul className={styles.methods}>
        <li>{t('delete.profile')}</li>
        <li>{t('delete.progress')}</li>
        <li>{t('delete.written')}</li>
        <li>{t('delete.certificates')}</li>
        <li>{t('delete.sessions')}</li>
      </ul>
      <Text>{t('delete.stays')}</Text>
    </>
  )
}
