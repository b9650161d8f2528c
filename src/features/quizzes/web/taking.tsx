import { useState } from 'react'
import buttons from '#ui/controls/button.module.css'
import { Icon } from '#ui/icons.tsx'
import { DeliveryState } from '#ui/states/delivery-state.tsx'
import { Notice } from '#ui/states/notice.tsx'
import type { Attempt, AttemptQuestion } from '../contract.ts'
import { answerOf, draftOf, type DraftAnswer } from './answered.ts'
import { firstReadOf } from './first-read.ts'
import { FocusedHeading } from './focused-heading.tsx'
import { HandIn } from './hand-in.tsx'
import { Marked } from './marked.tsx'
import { QuestionFields } from './question-fields.tsx'
import styles from './quiz.module.css'
import { useText } from './text.ts'
import { TimeLeft } from './time-left.tsx'
import { useAnswers, type HeldAnswer } from './use-answers.ts'
import { useAttemptChanges } from './use-attempt-changes.ts'

interface Props {
  attempt: Attempt
  /** When this browser read it. */
  readAt: number
}

/** An open attempt: one question at a time, all of them in an overview, and the end. */
export function Taking({ attempt, readAt }: Props) {
  const t = useText()
  const changes = useAttemptChanges(attempt)
  const answers = useAnswers(attempt, changes)
  const [at, setAt] = useState<number | 'end'>(() => firstOpen(attempt))
  const [hasMoved, setMoved] = useState(false)
  const go = (to: number | 'end') => {
    setMoved(true)
    setAt(to)
  }
  const total = attempt.questions.length
  const one = attempt.questions.find(({ position }) => position === at)
  const states = attempt.questions.map(({ position }) => ({ position, ...answers.find(position) }))
  return (
    <>
      <TimeLeft attempt={attempt} readAt={firstReadOf(attempt, readAt)} onOver={changes.readAgain} />
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
            isOnce={attempt.answersShown === 'after_each'}
            onAnswer={(answer) => answers.give(one.position, answer)}
          />
          <p className={styles.ways}>
            {one.position > 1 && (
              <button type="button" className={buttons.secondary} onClick={() => go(one.position - 1)}>
                {t('question.previous')}
              </button>
            )}
            <button
              type="button"
              className={buttons.primary}
              onClick={() => go(one.position < total ? one.position + 1 : 'end')}
            >
              {t(one.position < total ? 'question.next' : 'question.toEnd')}
            </button>
          </p>
        </section>
      ) : (
        <HandIn
          attempt={attempt}
          unanswered={states.filter(({ state }) => state === 'none').map(({ position }) => position)}
          answers={answers}
          onEnded={changes.end}
          onBack={go}
        />
      )}
    </>
  )
}

interface QuestionProps {
  one: AttemptQuestion
  held: HeldAnswer
  /** Whether an answer cannot be changed once it is given. */
  isOnce: boolean
  onAnswer: (answer: NonNullable<HeldAnswer['answer']>) => void
}

function Question({ one: { question, marked }, held, isOnce, onAnswer }: QuestionProps) {
  const t = useText()
  const [draft, setDraft] = useState<DraftAnswer>()
  if (!question)
    return (
      <Notice>
        <p>{t('question.gone')}</p>
      </Notice>
    )
  const shown = draft ?? draftOf(question, held.answer)
  const answer = answerOf(question, shown)
  const isFixed = isOnce && held.state !== 'none'
  return (
    <>
      <QuestionFields
        question={question}
        draft={shown}
        isFixed={isFixed}
        onChange={(next, isWhole) => {
          setDraft(next)
          const given = isWhole && !isOnce ? answerOf(question, next) : null
          if (given && JSON.stringify(given) !== JSON.stringify(held.answer)) onAnswer(given)
        }}
        marked={marked}
      />
      {isOnce && !isFixed && (
        <button
          type="button"
          className={buttons.primary}
          aria-disabled={answer === null}
          onClick={() => answer && onAnswer(answer)}
        >
          {t('question.answer')}
        </button>
      )}
      <div className={styles.state}>
        <DeliveryState
          state={held.state === 'none' ? 'idle' : held.state}
          entry={held.entry}
          announced={t('question.saved')}
        />
        {held.state === 'saved' && (
          <p className={styles.saved}>
            <Icon name="check" size={18} />
            {t('question.saved')}
          </p>
        )}
      </div>
      {marked && question && <Marked question={question} marked={marked} />}
    </>
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
