import { Alert, Skeleton } from '@mantine/core'
import { useState, type ComponentProps } from 'react'
import { useQuery } from '#platform/web/answers/queries.ts'
import { useApi } from '#platform/web/query-client.ts'
import type { SessionUser } from '#platform/web/session.ts'
import { ActionButton } from '#ui/web/action-button.tsx'
import type { AppSetUp } from '../../../contract.ts'
import { secondFactorAnchor } from '../../../profile-anchors.ts'
import { useRefusalText } from '../../forms/refusal-text.ts'
import { useSending } from '#platform/web/forms/use-sending.ts'
import { useText } from '../../member/text.ts'
import { ProfileSection } from '../profile-section.tsx'
import { ReadFailure } from '../read-failure.tsx'
import styles from '../profile.module.css'
import { AppInUse } from './app-in-use.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { secondFactorQuery } from './second-factor-query.ts'
import { SetUpApp } from './set-up-app.tsx'
import { useFactorChange } from './use-factor-change.ts'

/** The second step of signing in: an authenticator app and its recovery codes. */
export function TwoStep({ user }: { user: SessionUser }) {
  const t = useText()
  const { data, error, refetch } = useQuery(secondFactorQuery(user.uid))
  const [codes, setCodes] = useState<string[] | null>(null)
  const [areCodesLost, setCodesLost] = useState(false)
  const noteChange = useFactorChange(user.uid)
  const show = (codes: string[]) => {
    setCodes(codes)
    setCodesLost(false)
    void noteChange()
  }
  const noteLoss = () => {
    setCodesLost(true)
    void noteChange()
  }
  return (
    <ProfileSection anchor={secondFactorAnchor} title={t('twoStep.title')} about={t('twoStep.about')}>
      {user.mustAddFactor && (
        <Alert color="gold">{t(data?.passkeys.length ? 'twoStep.usePasskey' : 'twoStep.required')}</Alert>
      )}
      {!data && (error ? <ReadFailure error={error} onRetry={refetch} /> : <Skeleton height={48} />)}
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
      {data && !codes && data.appSince === null && (
        <NoApp user={user} onCodes={show} onCodesLost={noteLoss} />
      )}
      {data && !codes && data.appSince !== null && (
        <AppInUse
          user={user}
          since={data.appSince}
          codesLeft={data.recoveryCodesLeft}
          areCodesLost={areCodesLost}
          onCodes={show}
        />
      )}
    </ProfileSection>
  )
}

type NoAppProps = Pick<ComponentProps<typeof SetUpApp>, 'user' | 'onCodes' | 'onCodesLost'>

function NoApp({ user, ...outcome }: NoAppProps) {
  const t = useText()
  const api = useApi()
  const [setUp, setSetUp] = useState<AppSetUp | null>(null)
  const { state, error, send } = useSending()
  const refusal = useRefusalText(error)
  const path = { uid: user.uid }
  const begin = () => send(async () => setSetUp(await api.post('/api/users/{uid}/second-factor', { path })))
  if (setUp) return <SetUpApp user={user} setUp={setUp} {...outcome} onCancel={() => setSetUp(null)} />
  return (
    <div className={styles.row}>
      <ActionButton isBusy={state === 'sending'} onClick={() => void begin()}>
        {t('twoStep.begin')}
      </ActionButton>
      <output className={styles.state} data-state="failed">
        {refusal}
      </output>
    </div>
  )
}
