import { Badge, Skeleton } from '@mantine/core'
import { useQuery } from '#platform/web/answers/queries.ts'
import { useDates } from '#platform/web/i18n.ts'
import type { SessionUser } from '#platform/web/session.ts'
import type { PastSignIn } from '../../../contract.ts'
import { useText } from '../../member/text.ts'
import { sessionQuery } from '../../session/session-query.ts'
import { ProfileSection } from '../profile-section.tsx'
import styles from '../profile.module.css'
import { pastSignInsQuery } from './second-factor-query.ts'

/** The last times somebody signed in to the account, or tried to. */
export function PastSignIns({ user }: { user: SessionUser }) {
  const t = useText()
  const { data } = useQuery(pastSignInsQuery(user.uid))
  return (
    <ProfileSection title={t('history.title')} about={t('history.about')}>
      {!data && <Skeleton height={64} />}
      <ul className={styles.sessions}>
        {data?.signIns.map((signIn) => (
          <li key={`${signIn.at} ${signIn.method} ${signIn.isSignedIn}`} className={styles.session}>
            <One signIn={signIn} />
          </li>
        ))}
      </ul>
    </ProfileSection>
  )
}

function One({ signIn }: { signIn: PastSignIn }) {
  const t = useText()
  const { dateTime } = useDates()
  const how = useMethod()
  const { isSignedIn, device, address } = signIn
  return (
    <div className={styles.device}>
      <div className={styles.row}>
        <strong>{dateTime(signIn.at)}</strong>
        <Badge color={isSignedIn ? 'green' : 'red'} variant="light" tt="none">
          {t(isSignedIn ? 'history.signedIn' : 'history.refused')}
        </Badge>
      </div>
      <div className={styles.small}>{how(signIn)}</div>
      <div className={styles.small}>
        {device || t('sessions.unknown')} · {address}
      </div>
    </div>
  )
}

/** How somebody signed in, in words. */
function useMethod(): (signIn: PastSignIn) => string {
  const t = useText()
  const { data } = useQuery(sessionQuery)
  return ({ method, secondStep }) => {
    const provider = data?.providers.find(({ id }) => id === method)?.name ?? method
    const first =
      method === 'password' || method === 'passkey' || method === 'code'
        ? t(`history.${method}`)
        : t('history.provider', { name: provider })
    return secondStep ? t(`history.${secondStep}`, { first }) : first
  }
}
