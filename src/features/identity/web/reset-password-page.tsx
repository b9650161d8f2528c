import { useState } from 'react'
import { useSearchParams } from '#platform/web/router/router.ts'
import { paths } from '#platform/paths.ts'
import { doneParameter } from '#platform/posted-form.ts'
import { isAnswerLost } from '#platform/web/api-client.ts'
import { Link } from '#platform/web/link.tsx'
import { useApi } from '#platform/web/query-client.ts'
import { useSession } from '#platform/web/session.ts'
import { BusyButton } from '#ui/controls/busy-button.tsx'
import buttons from '#ui/controls/button.module.css'
import { Notice } from '#ui/states/notice.tsx'
import { PageHead } from '#ui/page/page-head.tsx'
import { Entrance } from './entrance.tsx'
import { PasswordField } from './forms/password-field.tsx'
import { useFieldText } from './forms/refusal-text.ts'
import { Problem } from './forms/refusal.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Arrival } from './mailed/arrival.tsx'
import { Doubt } from './mailed/doubt.tsx'
import { useMailToken } from './mailed/mail-token.ts'
import { useDoubt } from './mailed/use-doubt.ts'
import { useEntranceText } from './entrances/text.ts'
import { useText } from './text.ts'

/** Sets a new password with the token of a mail; every session of the account ends. */
export function Component() {
  const t = useText()
  const say = useEntranceText()
  const token = useMailToken()
  const [search] = useSearchParams()
  const [isDone, setDone] = useState(() => search.has(doneParameter))
  return (
    <>
      <PageHead
        title={say('reset.title')}
        description={say('reset.description')}
        canonicalPath={paths.resetPassword}
        isHidden={token !== null || isDone}
      />
      <Entrance
        title={say('reset.title')}
        introduction={isDone || token === null ? undefined : say('reset.introduction')}
        hasAccount
      >
        {isDone ? (
          <>
            <Arrival>
              <Notice tone="success" live>
                <p>{say('reset.done')}</p>
              </Notice>
            </Arrival>
            <Link className={buttons.primary} to={paths.login}>
              {t('signIn.title')}
            </Link>
          </>
        ) : token === null ? (
          <TokenMissing />
        ) : (
          <ResetForm token={token} onDone={() => setDone(true)} />
        )}
      </Entrance>
    </>
  )
}

function ResetForm({ token, onDone }: { token: string; onDone(): void }) {
  const say = useEntranceText()
  const api = useApi()
  const { user, refresh } = useSession()
  const fieldText = useFieldText()
  const form = useForm(async (value) => {
    await api.post('/api/auth/reset-password', { body: { token, newPassword: value('newPassword') } })
    onDone()
    if (user) await refresh().catch(() => null)
  })
  const isVoid = form.error?.code === 'token.invalid' || form.fields.token !== undefined
  const isDoubtful = useDoubt(form.error)
  if (isVoid && isDoubtful)
    return (
      <>
        <Doubt text={say('reset.doubtful')} />
        <AnotherLink />
      </>
    )
  if (isVoid)
    return (
      <Arrival>
        <TokenMissing />
      </Arrival>
    )
  return (
    <form {...form.props}>
      {isAnswerLost(form.error) ? <Doubt text={say('reset.doubtful')} /> : <Problem error={form.error} />}
      <PasswordField
        name="newPassword"
        label={say('reset.newPassword')}
        error={fieldText(form.fields, 'newPassword')}
        isNew
      />
      <BusyButton type="submit" className={buttons.primary} isBusy={form.isSending}>
        {say(form.isSending ? 'reset.sending' : 'reset.button')}
      </BusyButton>
    </form>
  )
}

function TokenMissing() {
  const t = useText()
  return (
    <>
      <Notice tone="warning" live>
        <p>{t('refusal.token')}</p>
      </Notice>
      <AnotherLink />
    </>
  )
}

function AnotherLink() {
  const say = useEntranceText()
  return (
    <Link className={buttons.primary} to={paths.forgotPassword}>
      {say('reset.another')}
    </Link>
  )
}
