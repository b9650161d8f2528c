import { useState } from 'react'
import { useLocation, useNavigate } from '#platform/web/router/router.ts'
import { paths } from '#platform/paths.ts'
import { Link } from '#platform/web/link.tsx'
import { useApi } from '#platform/web/query-client.ts'
import { useSession } from '#platform/web/session.ts'
import { BusyButton } from '#ui/controls/busy-button.tsx'
import buttons from '#ui/controls/button.module.css'
import { CheckboxField } from '#ui/controls/form-field.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { entranceFor, findWantedPage } from '../../wanted-page.ts'
import entrance from '../entrance.module.css'
import { EmailField } from '../forms/email-field.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { useFieldText } from '../forms/refusal-text.ts'
import { Problem } from '../forms/refusal.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { useIdleTimes } from '../session/idle-time.ts'
import { keepReturningEmail, returningKey, useReturningEmail } from '../session/returning-email.ts'
import { useText } from '../text.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { SendVerification } from './send-verification.tsx'

/** E-mail and password. */
export function SignInForm() {
  const t = useText()
  const api = useApi()
  const { refresh } = useSession()
  const fieldText = useFieldText()
  const returning = useReturningEmail()
  const location = useLocation()
  const navigate = useNavigate()
  const wanted = findWantedPage(location)
  const [email, setEmail] = useState('')

  const form = useForm(async (value) => {
    setEmail(value('email'))
    const { next } = await api.post('/api/auth/sign-in/email', {
      body: {
        email: value('email'),
        password: value('password'),
        rememberMe: value('keep') === 'on',
      },
    })
    if (next === 'second-step') await navigate(entranceFor(wanted, paths.secondStep))
    else await refresh()
  })

  const known = form.typed('email') ?? (emailOf(location.state) || returning)

  return (
    <form {...form.props} data-kept-as={returningKey}>
      {form.error?.code === 'email.not_verified' ? (
        <Notice tone="warning" live>
          <p>{t('refusal.unverified')}</p>
          <SendVerification email={email || (form.typed('email') ?? '')} />
        </Notice>
      ) : (
        <Problem error={form.error} />
      )}
      <EmailField error={fieldText(form.fields, 'email')} value={known} />
      <PasswordField
        name="password"
        label={t('field.passwordLabel')}
        error={fieldText(form.fields, 'password')}
      />
      <div className={entrance.links}>
        <CheckboxField name="keep" label={t('signIn.keep')} defaultChecked={form.typed('keep') === 'on'} />
        <Link
          to={entranceFor(wanted, paths.forgotPassword)}
          onClick={() => keepReturningEmail(typedEmail(form.props.ref.current))}
        >
          {t('signIn.forgot')}
        </Link>
      </div>
      <SharedDevice />
      <BusyButton type="submit" className={buttons.primary} isBusy={form.isSending}>
        {t(form.isSending ? 'signIn.sending' : 'signIn.button')}
      </BusyButton>
      <PasskeyButton isKept={() => form.props.ref.current?.querySelector('[name=keep]:checked') != null} />
    </form>
  )
}

/** For the next form that asks for it; null where nothing is typed. */
function typedEmail(form: HTMLFormElement | null): string | null {
  return form?.querySelector<HTMLInputElement>('[name=email]')?.value.trim() || null
}

/** Ticking the box is about closing the browser; what silence does is another thing, and the box may still change when. */
function SharedDevice() {
  const t = useText()
  const { idle, page, isSooner } = useIdleTimes()
  return (
    <p className={entrance.small}>{t(isSooner ? 'signIn.sharedSooner' : 'signIn.shared', { idle, page })}</p>
  )
}

/** The registration page hands over the address it has just registered. */
function emailOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return ''
  return typeof state.email === 'string' ? state.email : ''
}
