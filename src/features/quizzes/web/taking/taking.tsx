import { useState } from 'react'
import buttons from '#ui/controls/button.module.css'
import type { Attempt } from '../../contract.ts'
import { FocusedHeading } from '../focused-heading.tsx'
import { HandIn } from './hand-in.tsx'
import { Question } from './question.tsx'
import { clockAheadOf } from './server-clock.ts'
import styles from '../quiz.module.css'
import { useText } from '../text.ts'
import { TimeLeft } from './time-left.tsx'
import { useAnswers, type HeldAnswer } from './use-answers.ts'
import { useAttemptChanges } from './use-attempt-changes.ts'
import { useDrafts } from './use-drafts.ts'
import { useReconnection } from './use-reconnection.ts'

interface Props {
  attempt: Attempt
  /** When this browser read it. */
  readAt: number
}

/** An open attempt: one question at a time, all of them in an overview, and the end. */
export function Taking({ attempt, readAt }: Props) {
  const t = useText()
  const changes = useAttemptChanges(attempt)
  const { lookUntilAnswered } = useReconnection(attempt, changes.lookAgain)
  const answers = useAnswers(attempt, changes)
  const endsAt = attempt.dueAt === null ? null : attempt.dueAt - clockAheadOf(attempt, readAt)
  const drafts = useDrafts({ attempt, answers, endsAt })
  const [at, setAt] = useState<number | 'end'>(() => firstOpen(attempt))
  const [hasMoved, setMoved] = useState(false)
  const go = (to: number | 'end') => {
    drafts.leave()
    setMoved(true)
    setAt(to)
  }
  const total = attempt.questions.length
  const one = attempt.questions.find(({ position }) => position === at)
  const states = attempt.questions.map(({ position }) => ({ position, ...answers.find(position) }))
  return (
    <>
      <TimeLeft endsAt={endsAt} onOver={changes.lookAgain} />
      <Overview states={states} at={at} onChoose={go} />
      {one ? (
        <section className={styles.question} aria-labelledby="question-place">
          <FocusedHeading key={`place-${one.position}`} id="question-place" takesFocus={hasMoved}>
            {t('question.place', { position: one.position, total })}
          </FocusedHeading>
          <Question
            key={one.position}
            one={one}
            held={answers.find(one.position)}
            draft={drafts.find(one.position)}
            isOnce={attempt.answersShown === 'after_each'}
            onChange={(draft, isWhole) => drafts.change(one.position, draft, isWhole)}
            onAnswer={(draft) => drafts.give(one.position, draft)}
          />
          <Ways position={one.position} total={total} onChoose={go} />
        </section>
      ) : (
        <HandIn
          attempt={attempt}
          unanswered={states.filter(({ state }) => state === 'none').map(({ position }) => position)}
          answers={answers}
          onEnded={changes.end}
          onDoubt={lookUntilAnswered}
          onBack={go}
        />
      )}
    </>
  )
}

interface WaysProps {
  position: number
  total: number
  onChoose: (at: number | 'end') => void
}

function Ways({ position, total, onChoose }: WaysProps) {
  const t = useText()
  const isLast = position === total
  return (
    <p className={styles.ways}>
      {position > 1 && (
        <button type="button" className={buttons.secondary} onClick={() => onChoose(position - 1)}>
          {t('question.previous')}
        </button>
      )}
      <button
        type="button"
        className={buttons.primary}
        onClick={() => onChoose(isLast ? 'end' : position + 1)}
      >
        {t(isLast ? 'question.toEnd' : 'question.next')}
      </button>
    </p>
  )
}

interface OverviewProps {
  states: readonly ({ position: number } & HeldAnswer)[]
  at: number | 'end'
  onChoose: (at: number | 'end') => void
}

/** All questions at a glance, each with whether it has an answer and where that is. */
function Overview({ states, at, onChoose }: OverviewProps) {
  const t = useText()
  return (
    <nav aria-label={t('overview.title')}>
      <ol className={styles.overview}>
        {states.map(({ position, state }) => (
          <li key={position}>
            <button
              type="button"
              className={styles.place}
              data-state={state}
              aria-current={position === at ? 'step' : undefined}
              onClick={() => onChoose(position)}
            >
              {position}
              <span className="visually-hidden">{t(`overview.${state}`)}</span>
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.place}
            aria-current={at === 'end' ? 'step' : undefined}
            onClick={() => onChoose('end')}
          >
            {t('overview.end')}
          </button>
        </li>
      </ol>
      <p className={styles.count}>
        {t('overview.count', {
          done: states.filter(({ state }) => state !== 'none').length,
          total: states.length,
        })}
      </p>
    </nav>
  )
}

/** Where to go on: the first question without an answer. */
function firstOpen({ questions }: Attempt): number | 'end' {
  return (questions.find(({ answer }) => answer === null) ?? questions[0])?.position ?? 'end'
}
