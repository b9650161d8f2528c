import { Link } from '#platform/web/link.tsx'
import { useText } from '../text.ts'
import styles from './learner-notice.module.css'

/** Tells administrators that they see a course as one who has just enrolled, and leads back. */
export function LearnerNotice({ to }: { to: string }) {
  const t = useText()
  return (
    <p className={styles.notice} role="note">
      {t('asLearner.text')} <Link to={to}>{t('asLearner.leave')}</Link>
    </p>
  )
}
