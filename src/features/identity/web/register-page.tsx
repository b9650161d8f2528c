import { useRef, useState } from 'react'
import type { LoaderFunction } from 'react-router'
import { useLocation, useNavigate, useSearchParams } from '#platform/web/router/router.ts'
import { readNames, writeNames } from '#platform/legal/legal-texts.ts'
import { paths } from '#platform/paths.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import { ApiError, type ApiClient } from '#platform/web/api-client.ts'
import { loadContext, useApi } from '#platform/web/query-client.ts'
import { useSession } from '#platform/web/session.ts'
import { useTypedForm } from '#platform/web/typed/typed-form.ts'
import { findTyped, forgetTyped, keepTyped, typedKey } from '#platform/web/typed/typed-store.ts'
import { BusyButton } from '#ui/controls/busy-button.tsx'
import buttons from '#ui/controls/button.module.css'
import { FormField } from '#ui/controls/form-field.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { Entrance } from './entrance.tsx'
import { EmailField } from './forms/email-field.tsx'
import { PasswordField } from './forms/password-field.tsx'
import { useFieldText } from './forms/refusal-text.ts'
import { Problem } from './forms/refusal.tsx'
import { legalQuery, ShownTexts, useShownTexts } from './forms/shown-texts.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { CheckMail } from './mailed/check-mail.tsx'
import { useMailedTo } from './mailed/mailed-to.ts'
import { keepPageAfterMail } from './mailed/page-after-mail.ts'
import { callbackPath, findWantedPage } from '../wanted-page.ts'
import { useEntranceText } from './entrances/text.ts'
import { useText } from './text.ts'

/** Under which what is typed here is kept. */
const typedName = 'register'

/** What the form names before it is sent; without it there is nothing to accept yet. */
export const loader: LoaderFunction = async ({ context }) => {
  const { queryClient, language } = context.get(loadContext)
  await queryClient.prefetchQuery(legalQuery(language))
  return null
}

/** Registers; with `?setup=<token>` the first administrator. Never tells whether an address has an account. */
export function Component() {
  const t = useText()
  const say = useEntranceText()
  const [search] = useSearchParams()
  const [mailedTo, setMailedTo] = useMailedTo()
  const [sent, setSent] = useState<unknown>(null)
  const wanted = findWantedPage(useLocation())
  const setupToken = search.get('setup') ?? undefined
  return (
    <>
      <PageHead
        title={t('register.title')}
        description={say('register.description')}
        canonicalPath={paths.register}
        isHidden={setupToken !== undefined}
      />
      {mailedTo === null ? (
        <Entrance title={setupToken ? say('register.setupTitle') : t('register.title')}>
          {setupToken && (
            <Notice title={say('register.setupOnce')}>
              <p>{say('register.setup')}</p>
            </Notice>
          )}
          <RegisterForm
            setupToken={setupToken}
            onMailed={(email, typed) => {
              setSent(typed)
              setMailedTo(email)
            }}
          />
          {!setupToken && (
            <p>
              {say('register.hasAccount')} <Link to={callbackPath(wanted)}>{t('signIn.title')}</Link>
            </p>
          )}
        </Entrance>
      ) : (
        <Entrance title={t('mail.title')} hasAccount>
          <CheckMail
            email={mailedTo}
            text={say('register.mailed')}
            canSendAgain
            onBack={() => {
              if (sent !== null) keepTyped(typedName, sent)
              setMailedTo(null)
            }}
          />
        </Entrance>
      )}
    </>
  )
}

interface Registration {
  setupToken?: string
  /** `typed`: what stood in the form, for who comes back to it. */
  onMailed(email: string, typed: unknown): void
}

/** Sends the form, and leads on to where somebody with this address goes next. */
function useRegistration({ setupToken, onMailed }: Registration) {
  const api = useApi()
  const navigate = useNavigate()
  const { refresh } = useSession()
  const { language } = useLanguage()
  const wanted = findWantedPage(useLocation())
  const unanswered = useRef<string>(undefined)

  return useForm(async (value) => {
    const [email, password] = [value('email'), value('password')]
    const { next } = await api
      .post('/api/auth/sign-up/email', {
        body: {
          displayName: value('displayName'),
          email,
          password,
          language,
          setupToken,
          accepts: readNames(value('accepts')),
        },
      })
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 0) unanswered.current = email
        throw error
      })
    const typed = findTyped(typedName)
    forgetTyped(typedName)
    if (next === 'verify') {
      keepPageAfterMail(wanted)
      return onMailed(email, typed)
    }
    const isOwn = next === 'sign-in' && unanswered.current === email && (await mayEnter(api, email, password))
    if (next === 'sign-in' && !isOwn)
      return navigate(callbackPath(wanted), { state: { email, hasAccount: true } })
    await refresh()
    await navigate(setupToken ? paths.admin.dashboard : (wanted ?? paths.dashboard), { replace: true })
  })
}

/** Whether the account is the one that an earlier try made, of which only the answer was lost; then this signs in. */
async function mayEnter(api: ApiClient, email: string, password: string): Promise<boolean> {
  try {
    const { next } = await api.post('/api/auth/sign-in/email', { body: { email, password } })
    return next === 'signed-in'
  } catch {
    return false
  }
}

function RegisterForm(registration: Registration) {
  const t = useText()
  const say = useEntranceText()
  const fieldText = useFieldText()
  const form = useRegistration(registration)
  useTypedForm(form.props.ref, typedName)
  const shown = useShownTexts()
  return (
    <form {...form.props} data-kept-as={typedKey(typedName)}>
      <Problem error={form.error} />
      <FormField
        label={t('field.nameLabel')}
        help={t('field.nameHelp')}
        error={fieldText(form.fields, 'displayName')}
      >
        {(control) => (
          <input
            {...control}
            name="displayName"
            autoComplete="name"
            defaultValue={form.typed('displayName')}
          />
        )}
      </FormField>
      <EmailField error={fieldText(form.fields, 'email')} value={form.typed('email')} />
      <PasswordField
        name="password"
        label={t('field.passwordLabel')}
        error={fieldText(form.fields, 'password')}
        isNew
      />
      <ShownTexts names={shown} lead={t('register.terms')} />
      <input type="hidden" name="accepts" value={writeNames(shown)} />
      <BusyButton type="submit" className={buttons.primary} isBusy={form.isSending}>
        {form.isSending
          ? say('register.sending')
          : registration.setupToken
            ? say('register.setupButton')
            : t('register.button')}
      </BusyButton>
    </form>
  )
}
