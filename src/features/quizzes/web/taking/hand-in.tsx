import buttons from '#ui/controls/button.module.css'
import type { Attempt } from '../../contract.ts'
import { FocusedHeading } from '../focused-heading.tsx'
import styles from '../quiz.module.css'
import { useText } from '../text.ts'
import type { useAnswers } from './use-answers.ts'
import { useEnd } from './use-end.ts'

interface Props {
  attempt: Attempt
  /** Positions. */
  unanswered: readonly number[]
  answers: ReturnType<typeof useAnswers>
  onEnded: (attempt: Attempt) => void
  /** The end was asked for, and nobody knows whether it came. */
  onDoubt: () => void
  onBack: (position: number) => void
}

/** What is still without an answer, and the end, which wants a second word. */
export function HandIn({ attempt, unanswered, answers, onEnded, onDoubt, onBack }: Props) {
  const t = useText()
  const { end, state } = useEnd({ id: attempt.id, answers, onEnded })
  const goBack = (position: number) => {
    if (state === 'unknown') onDoubt()
    onBack(position)
  }
  return (
    <section className={styles.question} aria-labelledby="hand-in">
      <FocusedHeading id="hand-in" takesFocus>
        {t('end.title')}
      </FocusedHeading>
      {unanswered.length === 0 ? (
        <p>{t('end.allAnswered')}</p>
      ) : (
        <>
          <p>{t('end.unanswered', { count: unanswered.length })}</p>
          <p className={styles.ways}>
            {unanswered.map((position) => (
              <button key={position} type="button" className={buttons.quiet} onClick={() => goBack(position)}>
                {t('end.go', { position })}
              </button>
            ))}
          </p>
        </>
      )}
      <p>{t('end.final')}</p>
      <p className={styles.ways}>
        <button type="button" className={buttons.secondary} onClick={() => goBack(unanswered[0] ?? 1)}>
          {t('end.back')}
        </button>
        <button type="button" className={buttons.primary} aria-disabled={state === 'ending'} onClick={end}>
          {t('end.do')}
        </button>
      </p>
      <output>{state !== 'idle' && t(`end.${state}`)}</output>
    </section>
  )
}
