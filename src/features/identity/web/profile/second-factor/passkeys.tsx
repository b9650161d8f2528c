import { Button, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useQuery } from '#platform/web/answers/queries.ts'
import { useDates } from '#platform/web/i18n.ts'
import { useApi } from '#platform/web/query-client.ts'
import type { SessionUser } from '#platform/web/session.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import type { Passkey } from '../../../contract.ts'
import { deviceName } from '../../../describe-device.ts'
import { useRefusalText } from '../../forms/refusal-text.ts'
import { useSending } from '#platform/web/forms/use-sending.ts'
import { useText } from '../../member/text.ts'
import { hasPasskeys, makePasskey } from '../../passkeys/passkey-client.ts'
import { ProfileSection } from '../profile-section.tsx'
import styles from '../profile.module.css'
import own from './second-factor.module.css'
import { secondFactorQuery } from './second-factor-query.ts'
import { useFactorChange } from './use-factor-change.ts'

const longestName = 60

/** Passkeys of the account: added on this device, named, and removed. */
export function Passkeys({ user }: { user: SessionUser }) {
  const t = useText()
  const { data } = useQuery(secondFactorQuery(user.uid))
  const [told, setTold] = useState('')
  return (
    <ProfileSection title={t('passkeys.title')} about={t('passkeys.about')}>
      {data?.passkeys.length === 0 && <p>{t('passkeys.none')}</p>}
      <ul className={styles.sessions}>
        {data?.passkeys.map((passkey) => (
          <li key={passkey.id} className={styles.session}>
            <OnePasskey user={user} passkey={passkey} onTold={setTold} />
          </li>
        ))}
      </ul>
      <output className={styles.state}>{told}</output>
      {hasPasskeys() ? <AddPasskey user={user} onTold={setTold} /> : <p>{t('passkeys.unknown')}</p>}
    </ProfileSection>
  )
}

function AddPasskey({ user, onTold }: { user: SessionUser; onTold(text: string): void }) {
  const t = useText()
  const api = useApi()
  const noteChange = useFactorChange(user.uid)
  const [name, setName] = useState(() => deviceName(navigator.userAgent) ?? '')
  const { state, error, send } = useSending()
  const refusal = useRefusalText(error)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    onTold('')
    const path = { uid: user.uid }
    await send(async () => {
      const response = await makePasskey(await api.post('/api/users/{uid}/passkeys/options', { path }))
      if (!response) return onTold(t('passkeys.cancelled'))
      await api.post('/api/users/{uid}/passkeys', { path, body: { name: name.trim(), response } })
      await noteChange()
      onTold(t('passkeys.added'))
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
        <ActionButton type="submit" variant="default" isBusy={state === 'sending'} disabled={!name.trim()}>
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
  const api = useApi()
  const { date, dateTime } = useDates()
  const noteChange = useFactorChange(user.uid)
  const [isNaming, setNaming] = useState(false)
  const { state, error, send } = useSending()
  const refusal = useRefusalText(error)
  const { name } = passkey
  const path = { uid: user.uid, id: passkey.id }
  const remove = () =>
    send(async () => {
      await api.delete('/api/users/{uid}/passkeys/{id}', { path })
      onTold(t('passkeys.removed', { name }))
      await noteChange()
    })
  const rename = (name: string) =>
    send(async () => {
      await api.patch('/api/users/{uid}/passkeys/{id}', { path, body: { name } })
      await noteChange()
      setNaming(false)
      onTold(t('passkeys.renamed', { name }))
    })
  if (isNaming)
    return (
      <Rename name={name} error={refusal} isBusy={state === 'sending'} onName={(name) => void rename(name)} />
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
        isBusy={state === 'sending'}
        aria-label={t('passkeys.removeNamed', { name })}
        onClick={() => void remove()}
      >
        {t('passkeys.remove')}
      </ActionButton>
    </>
  )
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
