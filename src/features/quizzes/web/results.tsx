import { useEffect, useState } from 'react'
import { paths } from '#platform/paths.ts'
import { Link } from '#platform/web/link.tsx'
import buttons from '#ui/controls/button.module.css'
import { Notice } from '#ui/states/notice.tsx'
import type { Attempt, AttemptQuestion } from '../contract.ts'
import { draftOf } from './answered.ts'
import { FocusedHeading } from './focused-heading.tsx'
import { Held } from './held.tsx'
import { forgetDrafts } from './taking/kept-drafts.ts'
import { forgetClock } from './taking/server-clock.ts'
import { Marked } from './marked.tsx'
import { Practice } from './practice.tsx'
import { QuestionFields } from './question-fields.tsx'
import styles from './quiz.module.css'
import { useText } from './text.ts'

/** What an attempt came to: the score, each question with what is right where that may be known, and the way on. */
export function Results({ attempt }: { attempt: Attempt }) {
  const t = useText()
  const [isPractising, setPractising] = useState(false)
  const { id } = attempt
  useEffect(() => {
    forgetClock(id)
    forgetDrafts(id)
  }, [id])
  const { course, lesson, score, isPassed, passMark, questions, answersShown } = attempt
  const missed = questions.filter(({ marked }) => marked !== null && !marked.isRight)
  if (isPractising) return <Practice attempt={attempt} missed={missed} onDone={() => setPractising(false)} />
  return (
    <>
      <section className={styles.result} aria-labelledby="result">
        <FocusedHeading id="result" takesFocus>
          {t(isPassed ? 'result.passed' : 'result.notPassed')}
        </FocusedHeading>
        <p>{t('result.score', { score: score ?? 0, passMark })}</p>
        <p className={styles.ways}>
          {missed.length > 0 && (
            <button type="button" className={buttons.secondary} onClick={() => setPractising(true)}>
              {t('result.practise', { count: missed.length })}
            </button>
          )}
          <Link
            className={isPassed ? buttons.primary : buttons.secondary}
            to={isPassed ? paths.course(course.slug) : paths.quiz(course.slug, lesson.slug)}
          >
            {t(isPassed ? 'result.toCourse' : 'result.toQuiz')}
          </Link>
        </p>
        {answersShown === 'never' && (
          <Notice>
            <p>{t('result.never')}</p>
          </Notice>
        )}
      </section>
      {answersShown !== 'never' && (
        <ol className={styles.results}>
          {questions.map((one) => (
            <li key={one.position}>
              <h3>{t('question.place', { position: one.position, total: questions.length })}</h3>
              <Shown one={one} />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

function Shown({ one: { question, answer, score, marked, heldBy } }: { one: AttemptQuestion }) {
  const t = useText()
  if (!question)
    return (
      <p>{score === null ? t('question.gone') : t('result.gone', { percent: Math.round(score * 100) })}</p>
    )
  if (!marked) return <Held by={heldBy} />
  return (
    <>
      <QuestionFields
        question={question}
        draft={draftOf(question, answer)}
        isFixed
        onChange={() => undefined}
        marked={marked}
      />
      {answer === null && <p>{t('result.noAnswer')}</p>}
      <Marked question={question} marked={marked} />
    </>
  )
}
