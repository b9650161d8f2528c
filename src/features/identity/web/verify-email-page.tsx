import { useState } from 'react'
import { useSearchParams } from '#platform/web/router/router.ts'
import { paths } from '#platform/paths.ts'
import { doneParameter } from '#platform/posted-form.ts'
import { isAnswerLost } from '#platform/web/api-client.ts'
import { Link } from '#platform/web/link.tsx'
import { useApi } from '#platform/web/query-client.ts'
import { usePostedForm } from '#platform/web/posted-form.ts'
import { useSession } from '#platform/web/session.ts'
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
import { useForm, type Form } from '#platform/web/forms/use-form.ts'
import { Arrival } from './mailed/arrival.tsx'
import { CheckMail } from './mailed/check-mail.tsx'
import { Doubt } from './mailed/doubt.tsx'
import { useMailToken } from './mailed/mail-token.ts'
import { keepPageAfterMail, usePageAfterMail } from './mailed/page-after-mail.ts'
import { useDoubt } from './mailed/use-doubt.ts'
import { callbackPath } from '../wanted-page.ts'
import { useEntranceText } from './entrances/text.ts'
import { useText } from './text.ts'

/** Confirms an address with the token of a mail. Asks for one press, because mail programs open links by themselves. */
export function Component() {
  const say = useEntranceText()
  const token = useMailToken()
  const [search] = useSearchParams()
  const [done] = useState(() => search.get(doneParameter))
  const posted = usePostedForm()
  const [isDone, setDone] = useState(done === '1')
  return (
    <>
      <PageHead
        title={say('verify.title')}
        description={say('verify.noToken')}
        canonicalPath={paths.verifyEmail}
        isHidden={token !== null || done !== null}
      />
      <Entrance title={say('verify.title')} hasAccount>
        {isDone ? (
          <Verified text={say('verify.done')} />
        ) : token === null || posted?.values.step === 'ask' ? (
          <AskAgain isMailed={done === 'asked'} />
        ) : (
          <Confirm token={token} onDone={() => setDone(true)} />
        )}
      </Entrance>
    </>
  )
}

function Confirm({ token, onDone }: { token: string; onDone(): void }) {
  const say = useEntranceText()
  const { refresh } = useSession()
  const posted = usePostedForm()
  const isChoosing = posted?.values.step === 'choose'
  const [email, setEmail] = useState(isChoosing ? (posted.values.email ?? '') : null)
  const verify = useVerify()
  const form = useForm(async () => {
    const answer = await verify({ token })
    if (answer.next === 'choose-password') return setEmail(answer.email)
    await refresh().catch(() => null)
    onDone()
  })
  const isDoubtful = useDoubt(form.error)
  if (isTokenVoid(form)) return <AskAgain isVoid isDoubtful={isDoubtful} />
  if (email !== null) return <ChoosePassword token={token} email={email} onDone={onDone} />
  return (
    <form {...form.props}>
      <Refused error={form.error} />
      <p>{say('verify.introduction')}</p>
      <BusyButton type="submit" className={buttons.primary} isBusy={form.isSending}>
        {say(form.isSending ? 'verify.sending' : 'verify.button')}
      </BusyButton>
    </form>
  )
}

/** The mailbox is proved but not that its owner chose the password: another browser chooses it anew, and is signed in. */
function ChoosePassword({ token, email, onDone }: { token: string; email: string; onDone(): void }) {
  const t = useText()
  const say = useEntranceText()
  const { refresh } = useSession()
  const fieldText = useFieldText()
  const verify = useVerify()
  const form = useForm(async (value) => {
    await verify({ token, newPassword: value('newPassword') })
    await refresh().catch(() => null)
    onDone()
  })
  const isDoubtful = useDoubt(form.error)
  if (form.error?.code === 'token.invalid') return <AskAgain isVoid isDoubtful={isDoubtful} />
  return (
    <form {...form.props}>
      <Refused error={form.error} />
      <Arrival>
        <Notice live>
          <p>{say('verify.choose')}</p>
        </Notice>
      </Arrival>
      <input type="hidden" name="step" value="choose" />
      <FormField label={t('field.emailLabel')}>
        {(control) => (
          <input {...control} name="email" type="email" autoComplete="username" value={email} readOnly />
        )}
      </FormField>
      <PasswordField
        name="newPassword"
        label={say('reset.newPassword')}
        error={fieldText(form.fields, 'newPassword')}
        isNew
      />
      <BusyButton type="submit" className={buttons.primary} isBusy={form.isSending}>
        {say(form.isSending ? 'verify.sending' : 'verify.chooseButton')}
      </BusyButton>
    </form>
  )
}

/** Confirms the address; where the answer is lost, a member whose address was not confirmed sees whether it is. Nobody else can: the link may be another account's. */
function useVerify() {
  const api = useApi()
  const { user: before, refresh } = useSession()
  return async (body: { token: string; newPassword?: string }) => {
    try {
      return await api.post('/api/auth/verify-email', { body })
    } catch (error) {
      const canTell = before !== null && !before.emailVerified && isAnswerLost(error)
      const user = canTell ? await refresh().catch(() => null) : null
      if (!user?.emailVerified) throw error
      return { next: 'done', email: user.email } as const
    }
  }
}

function Refused({ error }: Pick<Form, 'error'>) {
  const say = useEntranceText()
  return isAnswerLost(error) ? <Doubt text={say('verify.doubtful')} /> : <Problem error={error} />
}

/** Leads on to the page that was wanted before registering in this browser. */
function Verified({ text }: { text: string }) {
  const t = useText()
  const say = useEntranceText()
  const { user } = useSession()
  const wanted = usePageAfterMail()
  return (
    <>
      <Arrival>
        <Notice tone="success" live>
          <p>{text}</p>
        </Notice>
      </Arrival>
      <Link
        className={buttons.primary}
        to={user ? (wanted ?? paths.dashboard) : callbackPath(wanted)}
        onClick={() => keepPageAfterMail(null)}
      >
        {user ? (wanted ? say('verify.goOn') : t('already.dashboard')) : t('signIn.title')}
      </Link>
    </>
  )
}

interface AskAgainProps {
  isVoid?: boolean
  /** A try with this link may have used it up. */
  isDoubtful?: boolean
  isMailed?: boolean
}

/** A link that is void, or none at all: another mail can be asked for. */
function AskAgain({ isVoid = false, isDoubtful = false, isMailed = false }: AskAgainProps) {
  const t = useText()
  const say = useEntranceText()
  const api = useApi()
  const { user } = useSession()
  const fieldText = useFieldText()
  const [mailedTo, setMailedTo] = useState(isMailed ? '' : null)
  const form = useForm(async (value) => {
    await api.post('/api/auth/send-verification-email', { body: { email: value('email') } })
    setMailedTo(value('email'))
  })
  if (mailedTo !== null)
    return <CheckMail email={mailedTo} text={say('verify.mailed')} onBack={() => setMailedTo(null)} />
  // Nobody knows any more for which account the link was.
  if (user?.emailVerified) return <Verified text={say('verify.isDone', { email: user.email })} />
  return (
    <form {...form.props}>
      <input type="hidden" name="step" value="ask" />
      <Problem error={isTokenVoid(form) ? null : form.error} />
      {isVoid && isDoubtful ? (
        <Doubt text={say('verify.doubtful')} />
      ) : isVoid ? (
        <Arrival>
          <Notice tone="warning" live>
            <p>{t('refusal.token')}</p>
          </Notice>
        </Arrival>
      ) : (
        <p>{say('verify.noToken')}</p>
      )}
      <EmailField
        key={user?.email}
        error={fieldText(form.fields, 'email')}
        value={form.typed('email') ?? user?.email}
      />
      <BusyButton type="submit" className={buttons.primary} isBusy={form.isSending}>
        {t('verify.sendAgain')}
      </BusyButton>
    </form>
  )
}

function isTokenVoid({ error, fields }: Pick<Form, 'error' | 'fields'>): boolean {
  return error?.code === 'token.invalid' || fields.token !== undefined
}
