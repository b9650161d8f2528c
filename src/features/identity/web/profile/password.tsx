import { Alert } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useQuery, useQueryClient } from '#platform/web/answers/queries.ts'
import { useApi } from '#platform/web/query-client.ts'
import { useSession, type SessionUser } from '#platform/web/session.ts'
import { passwordLength } from '../forms/password-field.tsx'
import { useFieldText, useSendingText } from '../forms/refusal-text.ts'
import { useInvalidFocus } from '#platform/web/forms/use-invalid-focus.ts'
import { useSending, type Sending } from '#platform/web/forms/use-sending.ts'
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
  const queryClient = useQueryClient()
  const fieldText = useFieldText()
  const [typed, setTyped] = useState(nothing)
  const { state, error, isUnderWay, send } = useSending()
  const refusal = useSendingText({ state, error })
  const change = usePasswordChange(user)
  const form = useInvalidFocus(error)
  const isWrong = error?.code === 'password.wrong'

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await change(send, typed))) return
    setTyped(nothing)
    await queryClient.invalidateQueries(ownSessionsQuery(user.uid))
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
      <NewPassword
        value={typed.newPassword}
        error={fieldText(error?.fields ?? {}, 'newPassword')}
        onChange={(newPassword) => setTyped({ ...typed, newPassword })}
      />
      {!isWrong && refusal && (
        <Alert color={error ? 'red' : 'gold'} role="alert">
          {refusal}
        </Alert>
      )}
      <div className={styles.row}>
        <ActionButton
          type="submit"
          isBusy={isUnderWay}
          disabled={!typed.currentPassword || !typed.newPassword}
        >
          {t('password.button')}
        </ActionButton>
        <output className={styles.state}>{state === 'done' && t('password.done')}</output>
      </div>
    </form>
  )
}

/**
 * Every session ends with a change of password, and this browser is given another one: whoever loses the answer with it is told so at
 * the sign-in page, and whoever has another session than before knows that it was done.
 */
function usePasswordChange({ uid }: SessionUser) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { refresh, expectEnding } = useSession()
  const findSession = async () => {
    const { sessions } = await queryClient.fetchQuery({ ...ownSessionsQuery(uid), staleTime: 0 })
    return sessions.find(({ isCurrent }) => isCurrent)?.id
  }
  return async (send: Sending['send'], typed: typeof nothing): Promise<boolean> => {
    let before: string | undefined
    let isOver = false
    const work = async () => {
      before = await findSession()
      expectEnding('password')
      await api.post('/api/auth/change-password', { body: typed })
    }
    const isDone = await send(work, async () => {
      if (before === undefined) return false
      isOver = (await refresh()) === null
      return isOver || (await findSession()) !== before
    })
    if (!isOver) expectEnding(null)
    return isDone
  }
}

interface NewPasswordProps {
  value: string
  error: string | undefined
  onChange(value: string): void
}

/** Says how many characters are still missing. */
function NewPassword({ value, error, onChange }: NewPasswordProps) {
  const t = useText()
  const entrance = useEntranceText()
  const missing = passwordLength.least - [...value.normalize('NFKC')].length
  return (
    <SecretInput
      label={t('password.new')}
      description={
        missing > 0 && value
          ? entrance('password.missing', { count: missing })
          : entrance('password.rule', { count: passwordLength.least })
      }
      autoComplete="new-password"
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
