import { useApi } from '#platform/web/query-client.ts'
import type { SessionUser } from '#platform/web/session.ts'
import { useRefusalText } from '../forms/refusal-text.ts'
import { useSending } from '#platform/web/forms/use-sending.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { useText } from '../member/text.ts'
import styles from './profile.module.css'

/** For an account without a password: a mail with a link to set one. */
export function AskForPassword({ user }: { user: SessionUser }) {
  const t = useText()
  const api = useApi()
  const { state, error, send } = useSending()
  const refusal = useRefusalText(error)

  const ask = () => send(() => api.post('/api/auth/request-password-reset', { body: { email: user.email } }))
  return (
    <>
      <p>{t('password.none')}</p>
      <div className={styles.row}>
        <ActionButton
          variant="default"
          isBusy={state === 'sending'}
          disabled={state === 'done'}
          onClick={() => void ask()}
        >
          {t('password.ask')}
        </ActionButton>
        <output className={styles.state} data-state={refusal ? 'failed' : 'saved'}>
          {refusal ?? (state === 'done' && t('password.asked', { email: user.email }))}
        </output>
      </div>
    </>
  )
}
