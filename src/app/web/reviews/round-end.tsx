import type { ReactNode } from 'react'
import { FocusedHeading } from '#features/quizzes/web/focused-heading.tsx'
import { useText } from '#features/reviews/web/text.ts'
import buttons from '#ui/controls/button.module.css'
import styles from './reviews.module.css'

interface Props {
  /** Of each question of the round whether it was answered rightly; null for what is not known yet. */
  outcomes: readonly (boolean | null)[]
  /** How many are due now besides these and can be asked. */
  leftCount: number
  /** How many more are due, which only the server has. */
  awayCount: number
  onMore(): void
  /** What is said when nothing more is due. */
  children: ReactNode
}

/** How a round went, and the way on. */
export function RoundEnd({ outcomes, leftCount, awayCount, onMore, children }: Props) {
  const t = useText()
  const known = outcomes.filter((one) => one !== null)
  const waitingCount = outcomes.length - known.length
  return (
    <section className={styles.turn} aria-labelledby="practice-done">
      <FocusedHeading id="practice-done" takesFocus>
        {t('round.done')}
      </FocusedHeading>
      {known.length > 0 && (
        <p>{t('round.right', { count: known.filter(Boolean).length, total: known.length })}</p>
      )}
      {waitingCount > 0 && <p>{t('round.waiting', { count: waitingCount })}</p>}
      {leftCount > 0 && (
        <button type="button" className={buttons.primary} onClick={onMore}>
          {t('round.more', { count: leftCount })}
        </button>
      )}
      {leftCount === 0 && awayCount > 0 && <p>{t('round.rest', { count: awayCount })}</p>}
      {leftCount === 0 && awayCount === 0 && children}
    </section>
  )
}
