import { useLocation } from '#platform/web/router/router.ts'
import { paths } from '#platform/paths.ts'
import { Link } from '#platform/web/link.tsx'
import { useApi } from '#platform/web/query-client.ts'
import { BusyButton } from '#ui/controls/busy-button.tsx'
import buttons from '#ui/controls/button.module.css'
import { PageHead } from '#ui/page/page-head.tsx'
import { Entrance } from './entrance.tsx'
import { EmailField } from './forms/email-field.tsx'
import { useFieldText } from './forms/refusal-text.ts'
import { Problem } from './forms/refusal.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { callbackPath, findWantedPage } from '../wanted-page.ts'
import { CheckMail } from './mailed/check-mail.tsx'
import { useMailedTo } from './mailed/mailed-to.ts'
import { returningKey, useReturningEmail } from './session/returning-email.ts'
import { useEntranceText } from './entrances/text.ts'
import { useText } from './text.ts'

/** Asks for a mail with a link to set a new password. The answer is the same for every address. */
export function Component() {
  const t = useText()
  const say = useEntranceText()
  const api = useApi()
  const fieldText = useFieldText()
  const location = useLocation()
  const wanted = findWantedPage(location)
  const returning = useReturningEmail()
  const [mailedTo, setMailedTo] = useMailedTo()

  const form = useForm(async (value) => {
    await api.post('/api/auth/request-password-reset', { body: { email: value('email') } })
    setMailedTo(value('email'))
  })

  return (
    <>
      <PageHead
        title={say('forgot.title')}
        description={say('forgot.introduction')}
        canonicalPath={paths.forgotPassword}
      />
      {mailedTo === null ? (
        <Entrance title={say('forgot.title')} introduction={say('forgot.introduction')} hasAccount>
          <form {...form.props} data-kept-as={returningKey}>
            <Problem error={form.error} />
            <EmailField error={fieldText(form.fields, 'email')} value={form.typed('email') ?? returning} />
            <BusyButton type="submit" className={buttons.primary} isBusy={form.isSending}>
              {say(form.isSending ? 'forgot.sending' : 'forgot.button')}
            </BusyButton>
          </form>
          <p>
            <Link to={callbackPath(wanted)}>{say('forgot.back')}</Link>
          </p>
        </Entrance>
      ) : (
        <Entrance title={t('mail.title')} hasAccount>
          <CheckMail email={mailedTo} text={say('forgot.mailed')} onBack={() => setMailedTo(null)} />
        </Entrance>
      )}
    </>
  )
}
