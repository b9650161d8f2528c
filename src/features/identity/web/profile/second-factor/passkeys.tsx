import { Button, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useQuery } from '#platform/web/answers/queries.ts'
import { useDates } from '#platform/web/i18n.ts'
import { useApi } from '#platform/web/query-client.ts'
import type { SessionUser } from '#platform/web/session.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import type { Passkey } from '../../../contract.ts'
import { deviceName } from '../../../describe-device.ts'
import { useSendingText } from '../../forms/refusal-text.ts'
import { useSending } from '#platform/web/forms/use-sending.ts'
import { useText } from '../../member/text.ts'
import { hasPasskeys, makePasskey } from '../../passkeys/passkey-client.ts'
import { ProfileSection } from '../profile-section.tsx'
import { ReadFailure } from '../read-failure.tsx'
import styles from '../profile.module.css'
import own from './second-factor.module.css'
import { secondFactorQuery } from './second-factor-query.ts'
import { useFactorChange } from './use-factor-change.ts'

const longestName = 60

/** Passkeys of the account: added on this device, named, and removed. */
export function Passkeys({ user }: { user: SessionUser }) {
  const t = useText()
  const { data, error, refetch } = useQuery(secondFactorQuery(user.uid))
  const [told, setTold] = useState('')
  return (
    <ProfileSection title={t('passkeys.title')} about={t('passkeys.about')}>
      {!data && error && <ReadFailure error={error} onRetry={refetch} />}
      {data?.passkeys.length === 0 && <p>{t('passkeys.none')}</p>}
      <ul className={styles.sessions}>
        {data?.passkeys.map((passkey) => (
          <li key={passkey.id} className={styles.session}>
            <OnePasskey user={user} passkey={passkey} onTold={setTold} />
          </li>
        ))}
      </ul>
      <output className={styles.state}>{told}</output>
      {hasPasskeys() ? (
        <AddPasskey user={user} known={data?.passkeys} onTold={setTold} />
      ) : (
        <p>{t('passkeys.unknown')}</p>
      )}
    </ProfileSection>
  )
}

/** The passkeys that the server has, for who does not know what became of one. */
function useStoredPasskeys({ uid }: SessionUser): () => Promise<Passkey[]> {
  const api = useApi()
  return async () => (await api.get('/api/users/{uid}/second-factor', { path: { uid } })).passkeys
}

interface AddProps {
  user: SessionUser
  known: readonly Passkey[] | undefined
  onTold(text: string): void
}

function AddPasskey({ user, known, onTold }: AddProps) {
  const t = useText()
  const api = useApi()
  const findStored = useStoredPasskeys(user)
  const noteChange = useFactorChange(user.uid)
  const [name, setName] = useState(() => deviceName(navigator.userAgent) ?? '')
  const { state, error, isUnderWay, send } = useSending()
  const refusal = useSendingText({ state, error })
  const tell = async () => {
    await noteChange()
    onTold(t('passkeys.added'))
  }
  const add = async (event: FormEvent) => {
    event.preventDefault()
    onTold('')
    const path = { uid: user.uid }
    const work = async () => {
      const response = await makePasskey(await api.post('/api/users/{uid}/passkeys/options', { path }))
      if (!response) return onTold(t('passkeys.cancelled'))
      await api.post('/api/users/{uid}/passkeys', { path, body: { name: name.trim(), response } })
      await tell()
    }
    await send(work, async () => {
      const stored = known ? await findStored() : []
      const isAdded = stored.some(({ id }) => !known?.some((one) => one.id === id))
      if (isAdded) await tell()
      return isAdded
    })
  }
  return (
    <form onSubmit={(event) => void add(event)} noValidate className={own.form}>
      <TextInput
        label={t('passkeys.name')}
        description={t('passkeys.nameHelp')}
        autoComplete="off"
        maxLength={longestName}
        maw="24rem"
        value={name}
        error={refusal}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div>
        <ActionButton type="submit" variant="default" isBusy={isUnderWay} disabled={!name.trim()}>
          {t('passkeys.add')}
        </ActionButton>
      </div>
    </form>
  )
}

interface OneProps {
  user: SessionUser
  passkey: Passkey
  onTold(text: string): void
}

function OnePasskey({ user, passkey, onTold }: OneProps) {
  const t = useText()
  const { date, dateTime } = useDates()
  const [isNaming, setNaming] = useState(false)
  const { refusal, isUnderWay, remove, rename } = usePasskeyChanges({ user, passkey, onTold })
  const { name } = passkey
  if (isNaming)
    return (
      <Rename
        name={name}
        error={refusal}
        isBusy={isUnderWay}
        onName={(name) => void rename(name).then((isDone) => isDone && setNaming(false))}
      />
    )
  return (
    <>
      <div className={styles.device}>
        <strong className={own.name}>{name}</strong>
        <div className={styles.small}>
          {t('passkeys.since', { time: date(passkey.createdAt) })}
          {passkey.lastUsedAt !== null && ` · ${t('passkeys.used', { time: dateTime(passkey.lastUsedAt) })}`}
        </div>
        {refusal && <div className={styles.small}>{refusal}</div>}
      </div>
      <Button
        variant="default"
        aria-label={t('passkeys.renameNamed', { name })}
        onClick={() => setNaming(true)}
      >
        {t('passkeys.rename')}
      </Button>
      <ActionButton
        variant="default"
        isBusy={isUnderWay}
        aria-label={t('passkeys.removeNamed', { name })}
        onClick={() => void remove()}
      >
        {t('passkeys.remove')}
      </ActionButton>
    </>
  )
}

/** Names and removes a passkey; where the answer was lost, it is found out whether that was done. */
function usePasskeyChanges({ user, passkey, onTold }: OneProps) {
  const t = useText()
  const api = useApi()
  const noteChange = useFactorChange(user.uid)
  const findStored = useStoredPasskeys(user)
  const { state, error, isUnderWay, send } = useSending()
  const path = { uid: user.uid, id: passkey.id }
  const tellRemoved = async () => {
    onTold(t('passkeys.removed', { name: passkey.name }))
    await noteChange()
  }
  const remove = () =>
    send(
      async () => {
        await api.delete('/api/users/{uid}/passkeys/{id}', { path })
        await tellRemoved()
      },
      async () => {
        const isGone = (await findStored()).every(({ id }) => id !== passkey.id)
        if (isGone) await tellRemoved()
        return isGone
      },
    )
  const rename = (name: string) => {
    const write = async () => {
      await api.patch('/api/users/{uid}/passkeys/{id}', { path, body: { name } })
      await noteChange()
      onTold(t('passkeys.renamed', { name }))
      return true
    }
    // The same name again changes nothing more.
    return send(write, write)
  }
  return { refusal: useSendingText({ state, error }), isUnderWay, remove, rename }
}

interface RenameProps {
  name: string
  error: string | null
  isBusy: boolean
  onName(name: string): void
}

function Rename({ name, error, isBusy, onName }: RenameProps) {
  const t = useText()
  const [typed, setTyped] = useState(name)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onName(typed.trim())
  }
  return (
    <form onSubmit={submit} noValidate className={styles.row}>
      <TextInput
        ref={(input) => {
          if (input && document.activeElement === document.body) input.focus()
        }}
        aria-label={t('passkeys.name')}
        autoComplete="off"
        maxLength={longestName}
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ActionButton type="submit" variant="default" isBusy={isBusy} disabled={!typed.trim()}>
        {t('save.button')}
      </ActionButton>
    </form>
  )
}
