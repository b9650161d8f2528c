import type { OutboxEntry, Problem } from '#platform/web/outbox/entries.ts'
import { useOutbox } from '#platform/web/outbox/outbox-context.ts'
import type { DeliveryState as State } from '#platform/web/outbox/use-delivery.ts'
import buttons from '../controls/button.module.css'
import styles from './delivery-state.module.css'
import { Icon } from '../icons.tsx'
import { useText } from '../text.ts'

interface Props {
  state: State
  entry: OutboxEntry | undefined
  /** Said aloud, and not shown, once the server has it: the control itself shows it. */
  announced: string
}

/** Says in words how far a change has got: nothing is called saved before the server has confirmed it. */
export function DeliveryState({ state, entry, announced }: Props) {
  const t = useText()
  return (
    <>
      <output className={styles.state} data-state={state}>
        {state === 'saving' && (
          <>
            <Icon name="clock" size={18} />
            {t('delivery.saving')}
          </>
        )}
        {state === 'waiting' && (
          <>
            <Icon name="clock" size={18} />
            <span>{t(waitingKey(entry?.problem))}</span>
          </>
        )}
        {state === 'refused' && (
          <>
            <Icon name="warning" size={18} />
            <RefusalText problem={entry?.problem} />
          </>
        )}
        {state === 'saved' && <span className="visually-hidden">{announced}</span>}
      </output>
      {state === 'refused' && entry && <RefusedActions entry={entry} />}
    </>
  )
}

/** Why the server said no. */
export function RefusalText({ problem }: { problem: Problem | null | undefined }) {
  const t = useText()
  return <span>{t('delivery.refused', { reason: t(reasonKey(problem)) })}</span>
}

/** The two ways out of a refusal. */
export function RefusedActions({ entry }: { entry: OutboxEntry }) {
  const t = useText()
  const outbox = useOutbox()
  return (
    <span className={styles.actions}>
      <button type="button" className={buttons.quiet} onClick={() => outbox.retry(entry.id)}>
        {t('delivery.again')}
      </button>
      <button type="button" className={buttons.quiet} onClick={() => outbox.discard(entry.id)}>
        {t('delivery.discard')}
      </button>
    </span>
  )
}

function waitingKey(problem: Problem | null | undefined) {
  if (problem?.code.startsWith('session.')) return 'delivery.signIn'
  return problem && problem.status !== 0 ? 'delivery.busy' : 'delivery.waiting'
}

const reasons = {
  'account.suspended': 'delivery.suspended',
  'attempt.answered': 'delivery.answered',
  'attempt.closed': 'delivery.tooLate',
  'practice.full': 'delivery.runsFull',
  'saved.full': 'delivery.full',
  'course.not_enrolled': 'delivery.notEnrolled',
  'course.not_open': 'delivery.notOpen',
  'course.not_open_yet': 'delivery.courseOver',
  'course.over': 'delivery.courseOver',
  'course.full': 'delivery.courseFull',
  'lesson.locked': 'delivery.locked',
  'lesson.not_yet': 'delivery.notYet',
  'lesson.too_soon': 'delivery.tooSoon',
  'lesson.end_not_read': 'delivery.endNotRead',
  'lesson.not_opened': 'delivery.tooSoon',
  'lesson.not_watched': 'delivery.notWatched',
  'lesson.by_quiz': 'delivery.byQuiz',
  'lesson.by_goals': 'delivery.byGoals',
  'lesson.goals_not_met': 'delivery.goalsNotMet',
  'journal.changed': 'delivery.changedElsewhere',
  'review.not_due': 'delivery.notDue',
  'outbox.doubtful': 'delivery.doubtful',
} as const

function reasonKey(problem: Problem | null | undefined) {
  const known = Object.entries(reasons).find(([code]) => code === problem?.code)
  if (known) return known[1]
  if (problem?.status === 404 || problem?.status === 410) return 'delivery.gone'
  if (problem?.status === 403) return 'delivery.notAllowed'
  return problem?.status === 422 ? 'delivery.invalid' : 'delivery.failed'
}
