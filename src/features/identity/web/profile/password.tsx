import { Alert } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { ApiError } from '#platform/web/api-client.ts'
import { useApi } from '#platform/web/query-client.ts'
import type { SessionUser } from '#platform/web/session.ts'
import { passwordLength } from '../forms/password-field.tsx'
import { useFieldText, useRefusalText } from '../forms/refusal-text.ts'
import { useInvalidFocus } from '../forms/use-invalid-focus.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { useText } from '../member/text.ts'
import { sessionQuery } from '../session/session-query.ts'
import { useText as useEntranceText } from '../text.ts'
import { AskForPassword } from './ask-for-password.tsx'
import { ProfileSection } from './profile-section.tsx'
import styles from './profile.module.css'
import { SecretInput } from './secret-input.tsx'
import { ownSessionsQuery } from './sessions-query.ts'

/** Changes the password; whoever has none yet gets a link to set one. */
export function Password({ user }: { user: SessionUser }) {
  const t = useText()
  const { data } = useQuery(sessionQuery)
  return (
    <ProfileSection title={t('password.title')} about={t('password.about')}>
      {data?.hasPassword ? <ChangePassword user={user} /> : <AskForPassword user={user} />}
    </ProfileSection>
  )
}

const nothing = { currentPassword: '', newPassword: '' }

function ChangePassword({ user }: { user: SessionUser }) {
  const t = useText()
  const entrance = useEntranceText()
  const api = useApi()
  const queryClient = useQueryClient()
  const fieldText = useFieldText()
  const [typed, setTyped] = useState(nothing)
  const [state, setState] = useState<'idle' | 'sending' | 'done'>('idle')
  const [error, setError] = useState<ApiError | null>(null)
  const refusal = useRefusalText(error)
  const form = useInvalidFocus(error)
  const isWrong = error?.code === 'password.wrong'
  const missing = passwordLength.least - [...typed.newPassword.normalize('NFKC')].length

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setState('sending')
    setError(null)
    try {
      await api.post('/api/auth/change-password', { body: typed })
      setTyped(nothing)
      setState('done')
      await queryClient.invalidateQueries(ownSessionsQuery(user.uid))
    } catch (error) {
      setError(error instanceof ApiError ? error : new ApiError(500, { code: 'page.failed' }))
      setState('idle')
    }
  }
  return (
    <form
      ref={form}
      onSubmit={(event) => void submit(event)}
      noValidate
      className={styles.section}
      style={{ padding: 0, border: 0 }}
    >
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <SecretInput
        label={t('password.current')}
        autoComplete="current-password"
        value={typed.currentPassword}
        error={isWrong ? refusal : fieldText(error?.fields ?? {}, 'currentPassword')}
        onChange={(event) => setTyped({ ...typed, currentPassword: event.currentTarget.value })}
      />
      <SecretInput
        label={t('password.new')}
        description={
          missing > 0 && typed.newPassword
            ? entrance('password.missing', { count: missing })
            : entrance('password.rule', { count: passwordLength.least })
        }
        autoComplete="new-password"
        value={typed.newPassword}
        error={fieldText(error?.fields ?? {}, 'newPassword')}
        onChange={(event) => setTyped({ ...typed, newPassword: event.currentTarget.value })}
      />
      {error && !isWrong && refusal && (
        <Alert color="red" role="alert">
          {refusal}
        </Alert>
      )}
      <div className={styles.row}>
        <ActionButton
          type="submit"
          isBusy={state === 'sending'}
          disabled={!typed.currentPassword || !typed.newPassword}
        >
          {t('password.button')}
        </ActionButton>
        <output className={styles.state}>{state === 'done' && t('password.done')}</output>
      </div>
    </form>
  )
}
