import { useState } from 'react'
import { ApiError } from '#platform/web/api-client.ts'
import { useApi } from '#platform/web/query-client.ts'
import buttons from '#ui/button.module.css'
import { useRefusalText } from '../forms/refusal-text.ts'
import { useText } from '../text.ts'

/** Sends the verification mail once more. */
export function SendVerification({ email }: { email: string }) {
  const t = useText()
  const api = useApi()
  const [state, setState] = useState<'ready' | 'sending' | 'sent'>('ready')
  const [error, setError] = useState<ApiError | null>(null)
  const refusal = useRefusalText(error)

  const send = async () => {
    setState('sending')
    setError(null)
    try {
      await api.send('POST', '/api/auth/send-verification-email', { email })
      setState('sent')
    } catch (error) {
      setError(error instanceof ApiError ? error : null)
      setState('ready')
    }
  }
  return (
    <div aria-live="polite">
      {state === 'sent' ? (
        <p>{t('verify.sentAgain')}</p>
      ) : (
        <button
          type="button"
          className={buttons.secondary}
          disabled={state === 'sending'}
          onClick={() => void send()}
        >
          {t('verify.sendAgain')}
        </button>
      )}
      {refusal && <p>{refusal}</p>}
    </div>
  )
}
