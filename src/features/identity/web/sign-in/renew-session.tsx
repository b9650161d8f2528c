import { useEffect, useRef, useState } from 'react'
import { paths } from '#platform/paths.ts'
import { useQuery } from '#platform/web/answers/queries.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { useApi } from '#platform/web/query-client.ts'
import type { RenewSessionProps } from '#platform/web/renew-session.ts'
import { useSession } from '#platform/web/session.ts'
import { BusyButton } from '#ui/controls/busy-button.tsx'
import buttons from '#ui/controls/button.module.css'
import { Icon } from '#ui/icons.tsx'
import { Notice } from '#ui/states/notice.tsx'
import type { SignInProvider } from '../../contract.ts'
import entrance from '../entrance.module.css'
import { PasswordField } from '../forms/password-field.tsx'
import { useFieldText } from '../forms/refusal-text.ts'
import { Problem } from '../forms/refusal.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { sessionQuery } from '../session/session-query.ts'
import { CodeForm } from './code-form.tsx'
import { useText } from '../text.ts'

/** Signs the same person in again over the page they are on: by password and second step, or in a window of the provider's. */
export function RenewSession({ email, isKept }: RenewSessionProps) {
  const { refresh } = useSession()
  const [isHalfWay, setHalfWay] = useState(false)
  return (
    <div className={entrance.over}>
      {isHalfWay ? (
        <CodeForm onDone={async () => void (await refresh())} onOver={() => setHalfWay(false)} />
      ) : (
        <FirstStep email={email} isKept={isKept} onHalfWay={() => setHalfWay(true)} />
      )}
      <Windows />
    </div>
  )
}

function FirstStep({ email, isKept, onHalfWay }: RenewSessionProps & { onHalfWay(): void }) {
  const t = useText()
  const api = useApi()
  const { refresh } = useSession()
  const fieldText = useFieldText()
  const form = useForm(async (value) => {
    const credentials = { email, password: value('password'), rememberMe: isKept }
    const { next } = await api.post('/api/auth/sign-in/email', { body: credentials })
    if (next === 'second-step') onHalfWay()
    else await refresh()
  })
  const { ref } = form.props
  useEffect(() => ref.current?.querySelector<HTMLElement>('[name=password]')?.focus(), [ref])
  return (
    <form {...form.props}>
      <Problem error={form.error} />
      <p>{email}</p>
      <input name="email" type="email" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField
        name="password"
        label={t('field.passwordLabel')}
        error={fieldText(form.fields, 'password')}
      />
      <BusyButton type="submit" className={buttons.primary} isBusy={form.isSending}>
        {t(form.isSending ? 'signIn.sending' : 'signIn.button')}
      </BusyButton>
    </form>
  )
}

/** A button for each redirect sign-in. It opens a window, so that the page with the words stays; its tabs hear who has come. */
function Windows() {
  const t = useText()
  const api = useApi()
  const { data } = useQuery(sessionQuery)
  const [error, setError] = useState<ApiError | null>(null)
  const [isRefused, setRefused] = useState(false)
  const opened = useRef<Window | null>(null)
  useEffect(() => () => opened.current?.close(), [])
  const providers = data?.providers ?? []
  if (providers.length === 0) return null

  const open = async (provider: SignInProvider) => {
    setError(null)
    // At the press of the button; later the browser would refuse it.
    const window = globalThis.open('', '_blank', 'popup,width=480,height=680')
    opened.current = window
    setRefused(window === null)
    if (!window) return
    try {
      const wish = { provider: provider.id, callbackURL: paths.login }
      const { url } = await api.post('/api/auth/sign-in/social', { body: wish })
      window.location.assign(url)
    } catch (error) {
      console.error('Google redirect login failed', error)
      window.close()
      setError(error instanceof ApiError ? error : new ApiError(500, {}))
    }
  }
  return (
    <div className={entrance.providers}>
      <p className={entrance.or}>{t('signIn.or')}</p>
      <Problem error={error} />
      {isRefused && (
        <Notice tone="risk" live>
          <p>{t('redirect.failed')}</p>
        </Notice>
      )}
      {providers.map((provider) => (
        <button
          key={provider.id}
          type="button"
          className={buttons.secondary}
          onClick={() => void open(provider)}
        >
          <Icon name="external" />
          {t('signIn.with', { name: provider.name })}
        </button>
      ))}
    </div>
  )
}
