import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '#platform/paths.ts'
import { useApi } from '#platform/web/query-client.ts'
import { useSession } from '#platform/web/session.ts'
import buttons from '#ui/button.module.css'
import { CheckboxField, FormField } from '#ui/form-field.tsx'
import { Notice } from '#ui/notice.tsx'
import entrance from '../entrance.module.css'
import { PasswordField } from '../forms/password-field.tsx'
import { useFieldText } from '../forms/refusal-text.ts'
import { Refusal } from '../forms/refusal.tsx'
import { useForm } from '../forms/use-form.ts'
import { useText } from '../text.ts'
import { SendVerification } from './send-verification.tsx'

/** E-mail and password. */
export function SignInForm() {
  const t = useText()
  const api = useApi()
  const { refresh } = useSession()
  const fieldText = useFieldText()
  const known = emailOf(useLocation().state)
  const [email, setEmail] = useState(known)

  const form = useForm(async (value) => {
    setEmail(value('email'))
    await api.send('POST', '/api/auth/sign-in/email', {
      email: value('email'),
      password: value('password'),
      rememberMe: value('keep') === 'on',
    })
    await refresh()
  })

  return (
    <form {...form.props}>
      {form.error?.code === 'email.not_verified' ? (
        <Notice tone="warning" live>
          <p>{t('refusal.unverified')}</p>
          <SendVerification email={email} />
        </Notice>
      ) : (
        <Refusal error={form.error} />
      )}
      <FormField label={t('field.emailLabel')} error={fieldText(form.fields, 'email')}>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            defaultValue={known}
            maxLength={254}
          />
        )}
      </FormField>
      <PasswordField
        name="password"
        label={t('field.passwordLabel')}
        error={fieldText(form.fields, 'password')}
      />
      <div className={entrance.links}>
        <CheckboxField name="keep" label={t('signIn.keep')} />
        <Link to={paths.forgotPassword}>{t('signIn.forgot')}</Link>
      </div>
      <button type="submit" className={buttons.primary} disabled={form.isBusy}>
        {t(form.isSending ? 'signIn.sending' : 'signIn.button')}
      </button>
    </form>
  )
}

/** The registration page hands over the address it has just registered. */
function emailOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return ''
  return typeof state.email === 'string' ? state.email : ''
}
