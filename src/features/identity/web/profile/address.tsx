import { Badge } from '@mantine/core'
import type { SessionUser } from '#platform/web/session.ts'
import { useText } from '../member/text.ts'
import { SendVerification } from '../sign-in/send-verification.tsx'
import { ProfileSection } from './profile-section.tsx'
import styles from './profile.module.css'

/** The e-mail address, and whether it is known to be this person's. */
export function Address({ user }: { user: SessionUser }) {
  const t = useText()
  return (
    <ProfileSection title={t('address.title')}>
      <div className={styles.row}>
        <strong>{user.email}</strong>
        <Badge color={user.emailVerified ? 'green' : 'gold'} variant="light" tt="none" size="lg">
          {t(user.emailVerified ? 'address.confirmed' : 'address.unconfirmed')}
        </Badge>
      </div>
      {!user.emailVerified && (
        <>
          <p>{t('address.why')}</p>
          <SendVerification email={user.email} />
        </>
      )}
    </ProfileSection>
  )
}
