import { useSyncExternalStore } from 'react'
import { useDelivery } from '#platform/web/outbox/use-delivery.ts'
import buttons from '#ui/button.module.css'
import { DeliveryState } from '#ui/delivery-state.tsx'
import styles from './helpful-vote.module.css'
import { useText } from './text.ts'

/** Asks once whether an answer helped; this browser remembers that it was asked. */
export function HelpfulVote({ id, question }: { id: string; question: string }) {
  const t = useText()
  const key = `faq-vote-${id}`
  const wasAsked = useSyncExternalStore(
    neverChanges,
    () => readKept(key),
    () => false,
  )

  const delivery = useDelivery({ subject: `vote/${id}`, onSent: () => keep(key) })
  const isWaiting = delivery.state === 'waiting' || delivery.state === 'refused'
  const vote = (answer: 'yes' | 'no') => {
    if (delivery.state === 'saving') return
    const path = `/api/faq/${id}/votes`
    delivery.send({ kind: 'vote', title: question, method: 'POST', path, body: { answer }, touches: [] })
  }
  return (
    <fieldset className={styles.vote} aria-label={t('vote.question')}>
      {wasAsked || delivery.state === 'saved' ? (
        <span>{t('vote.thanks')}</span>
      ) : isWaiting ? null : (
        <>
          <span>{t('vote.question')}</span>
          {(['yes', 'no'] as const).map((answer) => (
            <button
              key={answer}
              type="button"
              className={buttons.quiet}
              aria-disabled={delivery.state === 'saving'}
              onClick={() => vote(answer)}
            >
              {t(`vote.${answer}`)}
            </button>
          ))}
        </>
      )}
      <DeliveryState state={delivery.state} entry={delivery.entry} announced={t('vote.thanks')} />
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
