import { paths } from '#platform/paths.ts'
import { useDates } from '#platform/web/i18n.ts'
import { Link } from '#platform/web/link.tsx'
import type { AttemptSummary } from '../contract.ts'
import styles from './quiz.module.css'
import { useText } from './text.ts'

/** A member's own attempts. */
export function AttemptTable({ attempts }: { attempts: readonly AttemptSummary[] }) {
  const t = useText()
  const dates = useDates()
  return (
    <ul className={styles.attempts}>
      {attempts.map(({ id, number, startedAt, closedAt, score, isPassed }) => (
        <li key={id}>
          <Link to={paths.quizAttempt(id)}>{t('attempts.one', { number })}</Link>
          <span>{dates.dateTime(startedAt)}</span>
          <span>
            {closedAt === null
              ? t('attempts.open')
              : t(isPassed ? 'attempts.passed' : 'attempts.notPassed', { score: score ?? 0 })}
          </span>
        </li>
      ))}
    </ul>
  )
}
