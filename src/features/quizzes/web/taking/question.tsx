import buttons from '#ui/controls/button.module.css'
import { Icon } from '#ui/icons.tsx'
import { DeliveryState } from '#ui/states/delivery-state.tsx'
import { Notice } from '#ui/states/notice.tsx'
import type { AttemptQuestion } from '../../contract.ts'
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
  if (!question || !draft)
    return (
      <Notice>
        <p>{t('question.gone')}</p>
      </Notice>
    )
  const isWhole = answerOf(question, draft) !== null
  const isFixed = isOnce && held.state !== 'none'
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
        <button
          type="button"
          className={buttons.primary}
          aria-disabled={!isWhole}
          onClick={() => isWhole && onAnswer(draft)}
        >
          {t('question.answer')}
        </button>
      )}
      <div className={styles.state}>
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
      {marked && <Marked question={question} marked={marked} />}
    </>
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
