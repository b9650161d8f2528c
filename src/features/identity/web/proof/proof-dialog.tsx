import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useEffect, useState, type FormEvent } from 'react'
import { useQuery } from '#platform/web/answers/queries.ts'
import { useApi } from '#platform/web/query-client.ts'
import { useSession } from '#platform/web/session.ts'
import type { SignInProvider } from '../../contract.ts'
import { useRefusalText } from '../forms/refusal-text.ts'
import { useInvalidFocus } from '#platform/web/forms/use-invalid-focus.ts'
import { useSending } from '#platform/web/forms/use-sending.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { useFocusReturn } from '#ui/web/use-focus-return.ts'
import { useText } from '../member/text.ts'
import { ownSessionsQuery } from '../profile/sessions-query.ts'
import { SecretInput } from '../profile/secret-input.tsx'
import { sessionQuery } from '../session/session-query.ts'
import { listenForProof } from './proof-channel.ts'
import { proofReturnPath } from './proof-return-path.ts'

interface Props {
  /** True once the server knows that it is still the same person; false when the reader would rather not. */
  onAnswer(isProved: boolean): void
}

/** Asks for the password, or leads to the other site in a window of its own, so that nothing on the page is lost. */
export function ProofDialog({ onAnswer }: Props) {
  const t = useText()
  useFocusReturn()
  const { data: session } = useQuery(sessionQuery)
  return (
    <Modal
      opened
      centered
      title={t('proof.title')}
      onClose={() => onAnswer(false)}
      closeButtonProps={{ 'aria-label': t('proof.cancel') }}
      attributes={{ header: { role: 'presentation' } }}
    >
      {session?.hasPassword ? <ByPassword onAnswer={onAnswer} /> : <ByProvider onAnswer={onAnswer} />}
    </Modal>
  )
}

function ByPassword({ onAnswer }: Props) {
  const t = useText()
  const api = useApi()
  const [password, setPassword] = useState('')
  const { state, error, send } = useSending()
  const refusal = useRefusalText(error)
  const form = useInvalidFocus(error)

  const prove = async (event: FormEvent) => {
    event.preventDefault()
    // The dialog stands beside forms of the page in React's tree, whose own sending must not hear of it.
    event.stopPropagation()
    if (await send(() => api.post('/api/session/proof', { body: { password } }))) onAnswer(true)
  }
  return (
    <form ref={form} onSubmit={(event) => void prove(event)} noValidate>
      <Stack>
        <Text>{t('proof.about')}</Text>
        <SecretInput
          data-autofocus
          label={t('password.current')}
          autoComplete="current-password"
          value={password}
          error={refusal}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Group justify="end">
          <Button variant="default" onClick={() => onAnswer(false)}>
            {t('proof.cancel')}
          </Button>
          <ActionButton type="submit" isBusy={state !== 'idle'} disabled={!password}>
            {t('proof.button')}
          </ActionButton>
        </Group>
      </Stack>
    </form>
  )
}

function ByProvider({ onAnswer }: Props) {
  const t = useText()
  const api = useApi()
  const { user } = useSession()
  const { data: session } = useQuery(sessionQuery)
  const { data: own } = useQuery({ ...ownSessionsQuery(user?.uid ?? ''), enabled: user !== null })
  const joined = new Set(own?.signIns.map(({ provider }) => provider))
  const [state, setState] = useState<'ready' | 'waiting' | 'failed'>('ready')
  useEffect(() => listenForProof((isProved) => (isProved ? onAnswer(true) : setState('failed'))), [onAnswer])

  const leave = async ({ id }: SignInProvider) => {
    // Opened while the press still counts as the reader's wish: later the browser would not let us.
    const other = window.open('about:blank', '_blank')
    setState('waiting')
    try {
      const body = { provider: id, callbackURL: proofReturnPath, isProof: true }
      const { url } = await api.post('/api/auth/sign-in/social', { body })
      if (other) other.location.href = url
      else setState('failed')
    } catch (error) {
      console.error('Google redirect login failed', error)
      other?.close()
      setState('failed')
    }
  }
  return (
    <Stack>
      <Text>{t('proof.byProvider')}</Text>
      {state === 'failed' && (
        <Alert color="red" role="alert">
          {t('proof.notProved')}
        </Alert>
      )}
      <Text component="output" c="dimmed">
        {state === 'waiting' && t('proof.waiting')}
      </Text>
      <Group justify="end">
        <Button variant="default" onClick={() => onAnswer(false)}>
          {t('proof.cancel')}
        </Button>
        {session?.providers
          .filter(({ id }) => joined.has(id))
          .map((provider) => (
            <Button key={provider.id} onClick={() => void leave(provider)}>
              {t('proof.with', { name: provider.name })}
            </Button>
          ))}
      </Group>
    </Stack>
  )
}
