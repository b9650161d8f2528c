import { useEffect, useRef, type RefObject } from 'react'
import buttons from '#ui/controls/button.module.css'
import { Icon } from '#ui/icons.tsx'
import { DeliveryState } from '#ui/states/delivery-state.tsx'
import { Notice } from '#ui/states/notice.tsx'
import type { AskedQuestion, AttemptQuestion, MarkedAnswer } from '../../contract.ts'
import { answerOf, isBegun, type DraftAnswer } from '../answered.ts'
import { Held } from '../held.tsx'
import { Marked } from '../marked.tsx'
import { QuestionFields } from '../question-fields.tsx'
import styles from '../quiz.module.css'
import { useText } from '../text.ts'
import type { HeldAnswer } from './use-answers.ts'

interface Props {
  one: AttemptQuestion
  held: HeldAnswer
  /** Null where the question is gone. */
  draft: DraftAnswer | null
  /** Whether an answer cannot be changed once it is given. */
  isOnce: boolean
  onChange: (draft: DraftAnswer, isWhole: boolean) => void
  onAnswer: (draft: DraftAnswer) => void
}

/** One question of an open attempt, and where its answer is. */
export function Question({
  one: { question, marked, heldBy },
  held,
  draft,
  isOnce,
  onChange,
  onAnswer,
}: Props) {
  const t = useText()
  const state = useRef<HTMLDivElement>(null)
  if (!question || !draft)
    return (
      <Notice>
        <p>{t('question.gone')}</p>
      </Notice>
    )
  const isWhole = answerOf(question, draft) !== null
  const isFixed = isOnce && held.state !== 'none'
  const give = () => {
    if (!isWhole) return
    onAnswer(draft)
    // The button goes; where the answer is, is said here.
    state.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <QuestionFields
        question={question}
        draft={draft}
        isFixed={isFixed}
        onChange={onChange}
        marked={marked}
      />
      {isOnce && !isFixed && (
        <button type="button" className={buttons.primary} aria-disabled={!isWhole} onClick={give}>
          {t('question.answer')}
        </button>
      )}
      <div ref={state} tabIndex={-1} className={styles.state}>
        {isWhole || held.state === 'none' ? (
          <Delivered held={held} />
        ) : (
          <p className={styles.half}>{t('question.earlier')}</p>
        )}
        {!isWhole && held.state === 'none' && isBegun(draft) && (
          <p className={styles.half}>{t('question.begun')}</p>
        )}
      </div>
      {isOnce && !marked && held.state === 'saved' && <Held by={heldBy} />}
      {marked && <Verdict question={question} marked={marked} waitedAt={state} />}
    </>
  )
}

interface VerdictProps {
  question: AskedQuestion
  marked: MarkedAnswer
  waitedAt: RefObject<HTMLElement | null>
}

/** What came of the answer; takes the focus of whoever has just given it and waits, so that it is heard. */
function Verdict({ question, marked, waitedAt }: VerdictProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (waitedAt.current?.contains(document.activeElement)) ref.current?.focus()
  }, [waitedAt])
  return (
    <div ref={ref} tabIndex={-1}>
      <Marked question={question} marked={marked} />
    </div>
  )
}

function Delivered({ held: { state, entry } }: { held: HeldAnswer }) {
  const t = useText()
  return (
    <>
      <DeliveryState
        state={state === 'none' ? 'idle' : state}
        entry={entry}
        announced={t('question.saved')}
      />
      {state === 'saved' && (
        <p className={styles.saved}>
          <Icon name="check" size={18} />
          {t('question.saved')}
        </p>
      )}
    </>
  )
}
