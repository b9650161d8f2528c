import { useState } from 'react'
import { ApiError } from '#platform/web/api-client.ts'
import { useApi } from '#platform/web/query-client.ts'
import type { SessionUser } from '#platform/web/session.ts'
import { useRefusalText } from '../forms/refusal-text.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { useText } from '../member/text.ts'
import styles from './profile.module.css'

/** For an account without a password: a mail with a link to set one. */
export function AskForPassword({ user }: { user: SessionUser }) {
  const t = useText()
  const api = useApi()
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [error, setError] = useState<ApiError | null>(null)
  const refusal = useRefusalText(error)

  const ask = async () => {
    setState('sending')
    setError(null)
    try {
      await api.post('/api/auth/request-password-reset', { body: { email: user.email } })
      setState('sent')
    } catch (error) {
      setError(error instanceof ApiError ? error : null)
      setState('idle')
    }
  }
  return (
    <>
      <p>{t('password.none')}</p>
      <div className={styles.row}>
        <ActionButton
          variant="default"
          isBusy={state === 'sending'}
          disabled={state === 'sent'}
          onClick={() => void ask()}
        >
          {t('password.ask')}
        </ActionButton>
        <output className={styles.state} data-state={refusal ? 'failed' : 'saved'}>
          {refusal ?? (state === 'sent' && t('password.asked', { email: user.email }))}
        </output>
      </div>
    </>
  )
}
