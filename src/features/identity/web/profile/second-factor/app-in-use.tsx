import { Alert, Button } from '@mantine/core'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useQuery } from '#platform/web/answers/queries.ts'
import { useDates } from '#platform/web/i18n.ts'
import { isAnswerLost } from '#platform/web/api-client.ts'
import { useApi } from '#platform/web/query-client.ts'
import type { SessionUser } from '#platform/web/session.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import { useSendingText } from '../../forms/refusal-text.ts'
import { useInvalidFocus } from '#platform/web/forms/use-invalid-focus.ts'
import { useSending } from '#platform/web/forms/use-sending.ts'
import { useText } from '../../member/text.ts'
import { sessionQuery } from '../../session/session-query.ts'
import { SecretInput } from '../secret-input.tsx'
import styles from '../profile.module.css'
import { CodeInput } from './code-input.tsx'
import own from './second-factor.module.css'
import { useFactorChange } from './use-factor-change.ts'

interface Props {
  user: SessionUser
  since: number
  codesLeft: number
  /** New codes were made, and lost on the way to their reader. */
  areCodesLost: boolean
  onCodes(codes: string[]): void
}

/** An app that is in use: new recovery codes, and turning it off. */
export function AppInUse({ user, since, codesLeft, areCodesLost, onCodes }: Props) {
  const t = useText()
  const { date } = useDates()
  const [act, setAct] = useState<'none' | 'codes' | 'off'>(areCodesLost ? 'codes' : 'none')
  const close = () => setAct('none')
  return (
    <>
      <p>
        {t('twoStep.on', { time: date(since) })} {t('twoStep.codesLeft', { count: codesLeft })}
      </p>
      {areCodesLost && (
        <Alert color="gold" role="alert">
          {t('recovery.lost')}
        </Alert>
      )}
      {act === 'none' && (
        <div className={styles.row}>
          <Button variant="default" onClick={() => setAct('codes')}>
            {t('twoStep.newCodes')}
          </Button>
          <Button variant="default" onClick={() => setAct('off')}>
            {t('twoStep.turnOff')}
          </Button>
        </div>
      )}
      {act === 'codes' && <NewCodes user={user} onCodes={onCodes} onCancel={close} />}
      {act === 'off' && <TurnOff user={user} onCancel={close} />}
    </>
  )
}

function NewCodes({ user, onCodes, onCancel }: Pick<Props, 'user' | 'onCodes'> & { onCancel(): void }) {
  const t = useText()
  const api = useApi()
  const make = async (code: string) => {
    const path = { uid: user.uid }
    onCodes((await api.post('/api/users/{uid}/recovery-codes', { path, body: { code } })).codes)
  }
  return (
    <CodeQuestion
      action={t('twoStep.newCodes')}
      lostText={t('recovery.doubtful')}
      onSend={make}
      onCancel={onCancel}
    >
      <p>{t('twoStep.newCodesAbout')}</p>
    </CodeQuestion>
  )
}

function TurnOff({ user, onCancel }: { user: SessionUser; onCancel(): void }) {
  const t = useText()
  const api = useApi()
  const { data: session } = useQuery(sessionQuery)
  const noteChange = useFactorChange(user.uid)
  const [password, setPassword] = useState('')
  const path = { uid: user.uid }
  const turnOff = async (code: string) => {
    const body = session?.hasPassword ? { code, password } : { code }
    await api.delete('/api/users/{uid}/second-factor', { path, body })
    await noteChange()
  }
  const isOff = async () => {
    const { appSince } = await api.get('/api/users/{uid}/second-factor', { path })
    if (appSince === null) await noteChange()
    return appSince === null
  }
  return (
    <CodeQuestion action={t('twoStep.turnOff')} onSend={turnOff} wasDone={isOff} onCancel={onCancel}>
      <p>{t('twoStep.turnOffAbout')}</p>
      {session?.hasPassword && (
        <SecretInput
          label={t('password.current')}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      )}
    </CodeQuestion>
  )
}

interface QuestionProps {
  action: string
  onSend(code: string): Promise<void>
  /** Finds that out where the answer was lost. */
  wasDone?: () => Promise<boolean>
  /** What is said where nobody can find out. */
  lostText?: string
  onCancel(): void
  children: ReactNode
}

/** Asks for a code before something is done. */
function CodeQuestion({ action, onSend, wasDone, lostText, onCancel, children }: QuestionProps) {
  const t = useText()
  const [code, setCode] = useState('')
  const { state, error, isUnderWay, send } = useSending()
  const said = useSendingText({ state, error })
  const refusal = isAnswerLost(error) ? (lostText ?? said) : said
  const form = useInvalidFocus(error)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await send(() => onSend(code), wasDone)
  }
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className={own.form}>
      {children}
      <CodeInput value={code} error={refusal} hasFocus onChange={setCode} />
      <div className={styles.row}>
        <ActionButton type="submit" isBusy={isUnderWay} disabled={!code}>
          {action}
        </ActionButton>
        <Button variant="default" onClick={onCancel}>
          {t('twoStep.cancel')}
        </Button>
      </div>
    </form>
  )
}
