import { Button } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useApi } from '#platform/web/query-client.ts'
import type { SessionUser } from '#platform/web/session.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import type { AppSetUp } from '../../../contract.ts'
import { useSendingText } from '../../forms/refusal-text.ts'
import { useInvalidFocus } from '#platform/web/forms/use-invalid-focus.ts'
import { useSending } from '#platform/web/forms/use-sending.ts'
import { useText } from '../../member/text.ts'
import styles from '../profile.module.css'
import { CodeInput } from './code-input.tsx'
import own from './second-factor.module.css'

interface Props {
  user: SessionUser
  setUp: AppSetUp
  onCodes(codes: string[]): void
  /** The app is in use, and its codes were lost on the way. */
  onCodesLost(): void
  onCancel(): void
}

/** Shows the secret as a picture and as text, and confirms with a first code that the app has it. */
export function SetUpApp({ user, setUp, onCodes, onCodesLost, onCancel }: Props) {
  const t = useText()
  const api = useApi()
  const [code, setCode] = useState('')
  const { state, error, send } = useSending()
  const refusal = useSendingText({ state, error })
  const form = useInvalidFocus(error)
  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    const path = { uid: user.uid }
    const work = async () => {
      const { codes } = await api.post('/api/users/{uid}/second-factor/confirm', { path, body: { code } })
      onCodes(codes)
    }
    await send(work, async () => {
      const { appSince } = await api.get('/api/users/{uid}/second-factor', { path })
      if (appSince !== null) onCodesLost()
      return appSince !== null
    })
  }
  return (
    <form ref={form} onSubmit={(event) => void confirm(event)} noValidate className={own.form}>
      <ol className={styles.methods}>
        <li>{t('twoStep.install')}</li>
        <li>{t('twoStep.scan')}</li>
      </ol>
      <Picture qr={setUp.qr} label={t('twoStep.picture')} />
      <p>
        {t('twoStep.secret')} <code className={own.secret}>{setUp.secret.replaceAll(/(.{4})/g, '$1 ')}</code>
      </p>
      <p>
        <a href={setUp.address}>{t('twoStep.open')}</a>
      </p>
      <CodeInput value={code} error={refusal} hasFocus onChange={setCode} />
      <div className={styles.row}>
        <ActionButton type="submit" isBusy={state !== 'idle'} disabled={!code}>
          {t('twoStep.turnOn')}
        </ActionButton>
        <Button variant="default" onClick={onCancel}>
          {t('twoStep.cancel')}
        </Button>
      </div>
    </form>
  )
}

/** Dark on white in the dark look too: cameras need it. */
function Picture({ qr, label }: { qr: AppSetUp['qr']; label: string }) {
  return (
    <div>
      <svg className={own.picture} viewBox={`0 0 ${qr.size} ${qr.size}`} aria-hidden>
        <path d={qr.path} />
      </svg>
      <p className="visually-hidden">{label}</p>
    </div>
  )
}
