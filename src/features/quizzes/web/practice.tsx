import { useRef, useState } from 'react'
import { detailsOf } from '#platform/web/answers/told-details.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { useApi } from '#platform/web/query-client.ts'
import buttons from '#ui/controls/button.module.css'
import type { AskedQuestion, Attempt, AttemptQuestion, MarkedAnswer } from '../contract.ts'
import { answerOf, draftOf } from './answered.ts'
import { FocusedHeading } from './focused-heading.tsx'
import { Held } from './held.tsx'
import { Marked } from './marked.tsx'
import { QuestionFields } from './question-fields.tsx'
import styles from './quiz.module.css'
import { useText } from './text.ts'

interface Props {
  attempt: Attempt
  missed: readonly AttemptQuestion[]
  onDone: () => void
}

/** What was missed, once more: each is checked by itself, as often as one likes, and nothing of it is graded. */
export function Practice({ attempt, missed, onDone }: Props) {
  const t = useText()
  return (
    <section aria-labelledby="practice">
      <FocusedHeading id="practice" takesFocus>
        {t('practice.title')}
      </FocusedHeading>
      <p>{t('practice.text')}</p>
      <ol className={styles.results}>
        {missed.map(({ position, question }) =>
          question ? (
            <li key={position}>
              <Exercise attemptId={attempt.id} position={position} question={question} />
            </li>
          ) : null,
        )}
      </ol>
      <button type="button" className={buttons.secondary} onClick={onDone}>
        {t('practice.back')}
      </button>
    </section>
  )
}

interface ExerciseProps {
  attemptId: string
  position: number
  question: AskedQuestion
}

function Exercise({ attemptId, position, question }: ExerciseProps) {
  const t = useText()
  const api = useApi()
  const { language } = useLanguage()
  const [draft, setDraft] = useState(() => draftOf(question, null))
  const [outcome, setOutcome] = useState<
    MarkedAnswer | 'practice.unsent' | 'practice.nothing' | { heldBy: string | undefined } | null
  >(null)
  const verdict = useRef<HTMLDivElement>(null)
  const check = async () => {
    const answer = answerOf(question, draft)
    if (!answer) return setOutcome('practice.nothing')
    try {
      const path = { id: attemptId, position }
      const given = { path, query: { lang: language }, body: { answer } }
      setOutcome(await api.post('/api/quiz-attempts/{id}/practice/{position}', given))
      verdict.current?.focus()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const held = detailsOf(error, 'question.in_attempt')
      setOutcome(held ? { heldBy: held.attemptId } : 'practice.unsent')
    }
  }
  const marked = outcome !== null && typeof outcome !== 'string' && !('heldBy' in outcome) ? outcome : null
  return (
    <>
      <QuestionFields
        question={question}
        draft={draft}
        onChange={(next) => {
          setDraft(next)
          setOutcome(null)
        }}
        marked={marked}
      />
      <button type="button" className={buttons.primary} onClick={() => void check()}>
        {t('practice.check')}
      </button>
      <div ref={verdict} tabIndex={-1} aria-live="polite">
        {typeof outcome === 'string' && <p>{t(outcome)}</p>}
        {outcome !== null && typeof outcome !== 'string' && 'heldBy' in outcome && (
          <Held by={outcome.heldBy} />
        )}
        {marked && <Marked question={question} marked={marked} />}
      </div>
    </>
  )
}
