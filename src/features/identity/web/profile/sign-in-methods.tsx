import { useQuery } from '@tanstack/react-query'
import type { SessionUser } from '#platform/web/session.ts'
import { useText } from '../member/text.ts'
import { sessionQuery } from '../session/session-query.ts'
import { ProfileSection } from './profile-section.tsx'
import styles from './profile.module.css'
import { ownSessionsQuery } from './sessions-query.ts'

/** The ways into this account. */
export function SignInMethods({ user }: { user: SessionUser }) {
  const t = useText()
  const { data: session } = useQuery(sessionQuery)
  const { data } = useQuery(ownSessionsQuery(user.uid))
  const providers = session?.providers ?? []
  const linked = new Set(data?.signIns.map(({ provider }) => provider))
  return (
    <ProfileSection
      title={t('methods.title')}
      about={t(user.emailVerified ? 'methods.about' : 'methods.confirmFirst')}
    >
      <ul className={styles.methods}>
        <li>{t(session?.hasPassword ? 'methods.password' : 'methods.noPassword')}</li>
        {providers.map(({ id, name }) => (
          <li key={id}>{t(linked.has(id) ? 'methods.linked' : 'methods.notLinked', { name })}</li>
        ))}
      </ul>
    </ProfileSection>
  )
}
