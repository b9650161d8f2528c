import { Alert, Button, CopyButton, NativeSelect, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { tokenScopes, type TokenScope } from '#platform/actor.ts'
import { useApi } from '#platform/web/query-client.ts'
import type { SessionUser } from '#platform/web/session.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import type { MadeApiToken } from '../../../contract.ts'
import { useRefusalText } from '../../forms/refusal-text.ts'
import { useSending } from '#platform/web/forms/use-sending.ts'
import { useText } from '../../member/text.ts'
import styles from '../profile.module.css'

const lifetimes = [30, 90, 365]

/** Makes a token, and shows it until another one is made or the page is left. */
export function NewToken({ user, onMade }: { user: SessionUser; onMade(): Promise<void> }) {
  const t = useText()
  const api = useApi()
  const [name, setName] = useState('')
  const [scope, setScope] = useState<TokenScope>('read')
  const [days, setDays] = useState(90)
  const [made, setMade] = useState<MadeApiToken | null>(null)
  const { state, error, send } = useSending()
  const refused = useRefusalText(error)
  const refusal = error?.code === 'tokens.too_many' ? t('tokens.tooMany') : refused

  const make = async (event: FormEvent) => {
    event.preventDefault()
    const wish = { name, scope, days }
    const isDone = await send(async () =>
      setMade(await api.post('/api/users/{uid}/tokens', { path: { uid: user.uid }, body: wish })),
    )
    if (!isDone) return
    setName('')
    await onMade()
  }
  return (
    <>
      {made && <Made token={made} />}
      <form className={styles.fields} onSubmit={(event) => void make(event)}>
        <TextInput
          label={t('tokens.name')}
          value={name}
          maxLength={60}
          required
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <NativeSelect
          label={t('tokens.scope')}
          value={scope}
          data={tokenScopes.map((value) => ({ value, label: t(`tokens.${value}`) }))}
          onChange={(event) => setScope(event.currentTarget.value === 'write' ? 'write' : 'read')}
        />
        <NativeSelect
          label={t('tokens.days')}
          value={String(days)}
          data={lifetimes.map((count) => ({ value: String(count), label: t('tokens.forDays', { count }) }))}
          onChange={(event) => setDays(Number(event.currentTarget.value))}
        />
        <div className={styles.row}>
          <ActionButton type="submit" isBusy={state === 'sending'}>
            {t('tokens.make')}
          </ActionButton>
          <output className={styles.state} data-state="failed">
            {refusal}
          </output>
        </div>
      </form>
    </>
  )
}

function Made({ token }: { token: MadeApiToken }) {
  const t = useText()
  return (
    <Alert color="green" title={t('tokens.made', { name: token.name })}>
      <div className={styles.row}>
        <TextInput
          aria-label={t('tokens.madeLabel')}
          value={token.token}
          readOnly
          style={{ flex: '1 1 16rem' }}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton value={token.token}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {t(copied ? 'tokens.copied' : 'tokens.copy')}
            </Button>
          )}
        </CopyButton>
      </div>
    </Alert>
  )
}
