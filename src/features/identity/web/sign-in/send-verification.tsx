import { useRef, useState } from 'react'
import { paths } from '#platform/paths.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { useHydrated } from '#platform/web/hydrated.ts'
import { Link } from '#platform/web/link.tsx'
import { useApi } from '#platform/web/query-client.ts'
import { BusyButton } from '#ui/controls/busy-button.tsx'
import buttons from '#ui/controls/button.module.css'
import { useRefusalText } from '../forms/refusal-text.ts'
import { useText } from '../text.ts'

/** Sends the verification mail once more. */
export function SendVerification({ email }: { email: string }) {
  const t = useText()
  const api = useApi()
  const [state, setState] = useState<'ready' | 'sending' | 'sent'>('ready')
  const [error, setError] = useState<ApiError | null>(null)
  const refusal = useRefusalText(error)
  const isHydrated = useHydrated()
  const said = useRef<HTMLDivElement>(null)

  const send = async () => {
    setState('sending')
    setError(null)
    try {
      await api.post('/api/auth/send-verification-email', { body: { email } })
      setState('sent')
      // The button goes.
      said.current?.focus()
    } catch (error) {
      setError(error instanceof ApiError ? error : null)
      setState('ready')
    }
  }
  // Without an address, or before the page runs, another page asks for it.
  if (!email || !isHydrated)
    return (
      <Link className={buttons.secondary} to={paths.verifyEmail}>
        {t('verify.sendAgain')}
      </Link>
    )
  return (
    <div>
      {state !== 'sent' && (
        <BusyButton
          type="button"
          className={buttons.secondary}
          isBusy={state === 'sending'}
          onClick={() => void send()}
        >
          {t('verify.sendAgain')}
        </BusyButton>
      )}
      {/* The button stands outside: it would be read out wherever it appears. */}
      <div ref={said} tabIndex={-1} aria-live="polite">
        {state === 'sent' && <p>{t('verify.sentAgain')}</p>}
        {refusal && <p>{refusal}</p>}
      </div>
    </div>
  )
}
