import { useState } from 'react'
import { useAnswer } from '#platform/web/answers/use-answer.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { apiQuery, useApi } from '#platform/web/query-client.ts'
import { BusyButton } from '#ui/controls/busy-button.tsx'
import buttons from '#ui/controls/button.module.css'
import { Icon } from '#ui/icons.tsx'
import type { SignInProvider } from '../../contract.ts'
import entrance from '../entrance.module.css'
import { Problem } from '../forms/refusal.tsx'
import { ShownTexts, useShownTexts } from '../forms/shown-texts.tsx'
import { useText } from '../text.ts'
import { returnPath } from '../../wanted-page.ts'

export const providersQuery = apiQuery('/api/session/providers')

/** A button for each redirect sign-in that is configured; the page that was wanted travels along. */
export function Providers({ wanted }: { wanted: string | null }) {
  const t = useText()
  const api = useApi()
  const [leavingTo, setLeavingTo] = useState<SignInProvider | null>(null)
  const [error, setError] = useState<ApiError | null>(null)
  const providers = useAnswer(providersQuery).data ?? []
  const shown = useShownTexts(providers.length > 0)
  if (providers.length === 0) return null

  const leave = async (provider: SignInProvider) => {
    setLeavingTo(provider)
    setError(null)
    try {
      const { url } = await api.post('/api/auth/sign-in/social', {
        body: {
          provider: provider.id,
          callbackURL: returnPath(wanted),
          accepts: shown.length > 0 ? shown : undefined,
        },
      })
      location.assign(url)
    } catch (error) {
      console.error('Google redirect login failed', error)
      setError(error instanceof ApiError ? error : new ApiError(500, {}))
      setLeavingTo(null)
    }
  }
  return (
    <div className={`${entrance.providers} ${entrance.scripted}`}>
      <p className={entrance.or}>{t('signIn.or')}</p>
      <Problem error={error} />
      {providers.map((provider) => (
        <BusyButton
          key={provider.id}
          type="button"
          className={buttons.secondary}
          isBusy={leavingTo !== null}
          onClick={() => void leave(provider)}
        >
          <Icon name="external" />
          {t(leavingTo === provider ? 'signIn.leaving' : 'signIn.with', { name: provider.name })}
        </BusyButton>
      ))}
      {shown.length > 0 && <ShownTexts names={shown} lead={t('signIn.accepts')} />}
    </div>
  )
}
