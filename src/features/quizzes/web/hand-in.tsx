import { useState } from 'react'
import { ApiError } from '#platform/web/api-client.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { useApi } from '#platform/web/query-client.ts'
import buttons from '#ui/controls/button.module.css'
import type { Attempt } from '../contract.ts'
import { FocusedHeading } from './focused-heading.tsx'
import styles from './quiz.module.css'
import { useText } from './text.ts'
import type { useAnswers } from './use-answers.ts'

interface Props {
  attempt: Attempt
  /** Positions. */
  unanswered: readonly number[]
  answers: ReturnType<typeof useAnswers>
  onEnded: (attempt: Attempt) => void
  onBack: (position: number) => void
}

/** What is still without an answer, and the end, which wants a second word. */
export function HandIn({ attempt, unanswered, answers, onEnded, onBack }: Props) {
  const t = useText()
  const { end, state } = useEnd({ attempt, answers, onEnded })
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
              <button key={position} type="button" className={buttons.quiet} onClick={() => onBack(position)}>
                {t('end.go', { position })}
              </button>
            ))}
          </p>
        </>
      )}
      <p>{t('end.final')}</p>
      <p className={styles.ways}>
        <button type="button" className={buttons.secondary} onClick={() => onBack(unanswered[0] ?? 1)}>
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

function useEnd({ attempt: { id }, answers, onEnded }: Pick<Props, 'attempt' | 'answers' | 'onEnded'>) {
  const api = useApi()
  const { language } = useLanguage()
  const [state, setState] = useState<'idle' | 'ending' | 'unsent' | 'failed'>('idle')
  const end = async () => {
    if (state === 'ending') return
    setState('ending')
    try {
      const ended = await api.put('/api/quiz-attempts/{id}/end', {
        path: { id },
        query: { lang: language },
        body: { answers: answers.listWaiting() },
      })
      answers.forget()
      onEnded(ended)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setState(error.status === 0 ? 'unsent' : 'failed')
    }
  }
  return { end: () => void end(), state }
}
