import type { ComponentProps } from 'react'
import type { OutboxEntry, Problem } from '#platform/web/outbox/entries.ts'
import { useOutbox } from '#platform/web/outbox/outbox-context.ts'
import buttons from '../controls/button.module.css'
import { NextFocus } from '../web/next-focus.tsx'
import styles from './delivery-state.module.css'
import { useText } from './text.ts'

/** Why the server said no. */
export function RefusalText({ problem }: { problem: Problem | null | undefined }) {
  const t = useText()
  return <span>{t('refused', { reason: t(reasonKey(problem)) })}</span>
}

interface RefusedProps extends Pick<ComponentProps<typeof NextFocus>, 'findNext'> {
  entry: OutboxEntry
  /** What was refused, where several such pairs of ways stand below each other. */
  name?: string
}

/** The two ways out of a refusal. */
export function RefusedActions({ entry, name, findNext }: RefusedProps) {
  const t = useText()
  const outbox = useOutbox()
  return (
    <NextFocus findNext={findNext}>
      <span className={styles.actions}>
        {(['again', 'discard'] as const).map((way) => (
          <button
            key={way}
            type="button"
            className={buttons.quiet}
            onClick={() => outbox[way === 'again' ? 'retry' : 'discard'](entry.id)}
          >
            {t(way)}
            {name && <span className="visually-hidden">{name}</span>}
          </button>
        ))}
      </span>
    </NextFocus>
  )
}

/** What says how far the change has got; for `RefusedActions` beside it. */
export function lineBefore({ previousElementSibling: line }: HTMLElement): HTMLElement | null {
  return line instanceof HTMLElement ? line : null
}

const reasons = {
  'account.suspended': 'suspended',
  'attempt.answered': 'answered',
  'attempt.closed': 'ended',
  'practice.full': 'runsFull',
  'saved.full': 'full',
  'course.not_enrolled': 'notEnrolled',
  'course.not_open': 'notOpen',
  'course.not_open_yet': 'courseOver',
  'course.over': 'courseOver',
  'course.full': 'courseFull',
  'lesson.locked': 'locked',
  'lesson.not_yet': 'notYet',
  'lesson.too_soon': 'tooSoon',
  'lesson.end_not_read': 'endNotRead',
  'lesson.not_opened': 'tooSoon',
  'lesson.not_watched': 'notWatched',
  'lesson.by_quiz': 'byQuiz',
  'lesson.by_goals': 'byGoals',
  'lesson.goals_not_met': 'goalsNotMet',
  'journal.changed': 'changedElsewhere',
  'review.not_due': 'notDue',
  'outbox.doubtful': 'doubtful',
} as const

function reasonKey(problem: Problem | null | undefined) {
  const known = Object.entries(reasons).find(([code]) => code === problem?.code)
  if (known) return known[1]
  if (problem?.status === 404 || problem?.status === 410) return 'gone'
  if (problem?.status === 403) return 'notAllowed'
  return problem?.status === 422 ? 'invalid' : 'failed'
}
