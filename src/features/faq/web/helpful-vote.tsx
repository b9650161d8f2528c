import { useMutation } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useApi } from '#platform/web/query-client.ts'
import buttons from '#ui/button.module.css'
import styles from './helpful-vote.module.css'
import { useText } from './text.ts'

/** Asks once whether an answer helped; this browser remembers that it was asked. */
export function HelpfulVote({ id }: { id: string }) {
  const t = useText()
  const api = useApi()
  const key = `faq-vote-${id}`
  const wasAsked = useSyncExternalStore(
    neverChanges,
    () => readKept(key),
    () => false,
  )

  const vote = useMutation({
    mutationFn: (answer: 'yes' | 'no') => api.send('POST', `/api/faq/${id}/votes`, { answer }),
    onSuccess: () => keep(key),
  })
  return (
    <fieldset className={styles.vote} aria-label={t('vote.question')}>
      {wasAsked || vote.isSuccess ? (
        <output>{t('vote.thanks')}</output>
      ) : (
        <>
          <span>{vote.isError ? t('vote.failed') : t('vote.question')}</span>
          {(['yes', 'no'] as const).map((answer) => (
            <button
              key={answer}
              type="button"
              className={buttons.quiet}
              disabled={vote.isPending}
              onClick={() => vote.mutate(answer)}
            >
              {t(`vote.${answer}`)}
            </button>
          ))}
        </>
      )}
    </fieldset>
  )
}

const neverChanges = () => () => undefined

function readKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function keep(key: string): void {
  try {
    localStorage.setItem(key, '1')
  } catch {
    // Then the question comes back on the next visit.
  }
}
