import { useEffect, useRef, useState } from 'react'
import { answerOf, draftOf, type DraftAnswer } from '#features/quizzes/web/answered.ts'
import { Marked } from '#features/quizzes/web/marked.tsx'
import { QuestionFields } from '#features/quizzes/web/question-fields.tsx'
import type { GivenAnswer } from '#features/questions/contract.ts'
import type { ReviewAnswered, Reviews } from '#features/reviews/contract.ts'
import { practice } from '#features/reviews/web/queries.ts'
import { useText } from '#features/reviews/web/text.ts'
import { bodyAt } from '#platform/web/answers/answer-to.ts'
import { apiRequest } from '#platform/web/api-client.ts'
import { useDates } from '#platform/web/i18n.ts'
import type { OutboxEntry } from '#platform/web/outbox/entries.ts'
import { useIsLasting } from '#platform/web/outbox/outbox-context.ts'
import { useDelivery } from '#platform/web/outbox/use-delivery.ts'
import { useTypedState } from '#platform/web/typed/typed-state.ts'
import buttons from '#ui/controls/button.module.css'
import { DeliveryState } from '#ui/states/delivery-state.tsx'
import styles from './reviews.module.css'

interface Props {
  asked: Reviews['questions'][number]
  isLast: boolean
  /** The answer is on its way, or kept on this device until it can be. */
  onGiven(): void
  onMarked(isRight: boolean): void
  onNext(): void
}

/** One question that came back: asked, sent through the outbox, and explained when the server has marked it. */
export function Turn({ asked: { turn, question }, isLast, onGiven, onMarked, onNext }: Props) {
  const t = useText()
  const { typed, type, settle } = useTypedState<DraftAnswer>(`review ${question.id} ${turn}`)
  const [result, setResult] = useState<ReviewAnswered | null>(null)
  const [isEmpty, setEmpty] = useState(false)
  const { state, entry, send } = useDelivery<ReviewAnswered>({
    subject: `review/${question.id}/${turn}`,
    onSent(answered) {
      setResult(answered)
      onMarked(answered.marked.isRight)
    },
    onSafe: settle,
  })
  const isLasting = useIsLasting()
  const answered = draftOf(question, entry ? answerIn(entry) : null)
  const shown = typed?.form === answered.form ? typed : answered
  const isGiven = result !== null || entry !== undefined || state === 'saving'
  const { ref: next, expect: expectNext } = useHeldFocus(state === 'waiting' || state === 'refused')
  const give = () => {
    const answer = answerOf(question, shown)
    setEmpty(answer === null)
    if (!answer) return
    const request = apiRequest('PUT', '/api/reviews/{questionId}/turns/{turn}', {
      path: { questionId: question.id, turn },
      query: {},
      body: { answer },
    })
    send({ ...request, kind: 'answer', method: 'PUT', title: question.title, touches: practice })
    expectNext()
    onGiven()
  }
  return (
    <>
      <QuestionFields
        question={question}
        draft={shown}
        isFixed={isGiven}
        marked={result?.marked}
        onChange={(next) => {
          type(next)
          setEmpty(false)
        }}
      />
      {!isGiven && (
        <button type="button" className={buttons.primary} onClick={give}>
          {t('answer')}
        </button>
      )}
      <output>{isEmpty && t('nothing')}</output>
      <DeliveryState state={state} entry={entry} announced={t('answered')} />
      {state === 'waiting' && <p>{t(isLasting ? 'kept' : 'kept.open')}</p>}
      {result && <Outcome result={result} question={question} />}
      {isGiven && state !== 'saving' && (
        <button ref={next} type="button" className={buttons.primary} onClick={onNext}>
          {t(isLast ? 'toEnd' : 'next')}
        </button>
      )}
    </>
  )
}

/** The way on has the focus of whoever has just answered where nothing else comes of it for now: their button is gone. */
function useHeldFocus(isHeld: boolean) {
  const ref = useRef<HTMLButtonElement>(null)
  const isExpected = useRef(false)
  useEffect(() => {
    if (!isHeld || !isExpected.current) return
    isExpected.current = false
    if (document.activeElement === document.body) ref.current?.focus()
  }, [isHeld])
  return { ref, expect: () => void (isExpected.current = true) }
}

/** How it went and why; takes the focus, so that it is heard. */
function Outcome({
  result: { marked, dueAt },
  question,
}: {
  result: ReviewAnswered
  question: Props['asked']['question']
}) {
  const t = useText()
  const dates = useDates()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} tabIndex={-1} className={styles.outcome}>
      <Marked question={question} marked={marked} />
      <p>{t('again', { date: dates.date(dueAt) })}</p>
    </div>
  )
}

/** Entries of these subjects are made by `Turn` alone. */
function answerIn({ body }: OutboxEntry): GivenAnswer {
  return bodyAt('PUT', '/api/reviews/{questionId}/turns/{turn}', body).answer
}
