import { Alert, Button, CopyButton, NativeSelect, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useQueryClient } from '#platform/web/answers/queries.ts'
import { tokenScopes, type TokenScope } from '#platform/actor.ts'
import { useApi } from '#platform/web/query-client.ts'
import type { SessionUser } from '#platform/web/session.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import type { ApiToken, MadeApiToken } from '../../../contract.ts'
import { useSendingText } from '../../forms/refusal-text.ts'
import { useSending } from '#platform/web/forms/use-sending.ts'
import { useText } from '../../member/text.ts'
import styles from '../profile.module.css'
import { tokensQuery } from './tokens-query.ts'

const lifetimes = [30, 90, 365]

/**
 * Makes a token, and shows it until another one is made or the page is left. Of one that was made and lost on the way it says so: what
 * nobody has seen is withdrawn.
 */
export function NewToken({ user, known }: { user: SessionUser; known: readonly ApiToken[] | undefined }) {
  const t = useText()
  const [name, setName] = useState('')
  const [scope, setScope] = useState<TokenScope>('read')
  const [days, setDays] = useState(90)
  const { made, unseen, make, state, error, isUnderWay } = useMaking(user.uid, known)
  const refused = useSendingText({ state, error })
  const refusal = error?.code === 'tokens.too_many' ? t('tokens.tooMany') : refused

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // What was typed for the next one meanwhile stays.
    if (await make({ name, scope, days })) setName((now) => (now === name ? '' : now))
  }
  return (
    <>
      {made && <Made token={made} />}
      {unseen && (
        <Alert color="gold" role="alert">
          {t('tokens.unseen', { name: unseen.name })}
        </Alert>
      )}
      <form className={styles.fields} onSubmit={(event) => void submit(event)}>
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
          <ActionButton type="submit" isBusy={isUnderWay}>
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

/** Makes a token; where the answer was lost, the list shows whether there is one now that nobody has seen. */
function useMaking(uid: string, known: readonly ApiToken[] | undefined) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [made, setMade] = useState<MadeApiToken | null>(null)
  const [lost, setLost] = useState<ApiToken | null>(null)
  const { send, ...sending } = useSending()
  const readTokens = async () => (await queryClient.fetchQuery({ ...tokensQuery(uid), staleTime: 0 })).items

  const make = async (wish: Pick<ApiToken, 'name' | 'scope'> & { days: number }) => {
    let before = known
    setLost(null)
    const isNew = ({ id, name }: ApiToken) =>
      name === wish.name.trim() && !before?.some((old) => old.id === id)
    const work = async () => {
      before ??= await readTokens()
      setMade(await api.post('/api/users/{uid}/tokens', { path: { uid }, body: wish }))
    }
    const isDone = await send(work, async () => {
      const found = before && (await readTokens()).find(isNew)
      setLost(found ?? null)
      return found !== undefined
    })
    void readTokens().catch(() => {})
    return isDone
  }
  const unseen = known?.find(({ id }) => id === lost?.id)
  return { made, unseen, make, ...sending }
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
