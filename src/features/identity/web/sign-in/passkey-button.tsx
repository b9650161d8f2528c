import { useState } from 'react'
import { ApiError } from '#platform/web/api-client.ts'
import { useHydrated } from '#platform/web/hydrated.ts'
import { useApi } from '#platform/web/query-client.ts'
import { useSession } from '#platform/web/session.ts'
import { BusyButton } from '#ui/controls/busy-button.tsx'
import buttons from '#ui/controls/button.module.css'
import { Notice } from '#ui/states/notice.tsx'
import { Problem } from '../forms/refusal.tsx'
import entrance from '../entrance.module.css'
import { askForPasskey, hasPasskeys } from '../passkeys/passkey-client.ts'
import { useText } from '../text.ts'

/** Signs in with a passkey of this device or of a phone nearby, where the browser knows them. */
export function PasskeyButton({ isKept }: { isKept(): boolean }) {
  const t = useText()
  const api = useApi()
  const { refresh } = useSession()
  const [state, setState] = useState<'ready' | 'waiting' | 'cancelled'>('ready')
  const [error, setError] = useState<ApiError | null>(null)
  // It stands in the page from the start, as most browsers know them; where no script runs the style sheet hides it.
  if (useHydrated() && !hasPasskeys()) return null

  const signIn = async () => {
    setState('waiting')
    setError(null)
    try {
      const options = await api.post('/api/auth/sign-in/passkey/options')
      const response = await askForPasskey(options)
      if (response) {
        await api.post('/api/auth/sign-in/passkey', { body: { response, rememberMe: isKept() } })
        await refresh()
      }
      setState(response ? 'ready' : 'cancelled')
    } catch (error) {
      setError(error instanceof ApiError ? error : new ApiError(500, {}))
      setState('ready')
    }
  }
  return (
    <>
      <BusyButton
        type="button"
        className={`${buttons.secondary} ${entrance.scripted}`}
        isBusy={state === 'waiting'}
        onClick={() => void signIn()}
      >
        {t(state === 'waiting' ? 'passkey.waiting' : 'passkey.signIn')}
      </BusyButton>
      <Problem error={error} />
      {state === 'cancelled' && (
        <Notice tone="warning" live>
          <p>{t('passkey.cancelled')}</p>
        </Notice>
      )}
    </>
  )
}
