import { useEffect, useRef, useSyncExternalStore } from 'react'
import { apiRequest } from '#platform/web/api-client.ts'
import { findAnswer } from '#platform/web/kept-answers.ts'
import { useDelivery } from '#platform/web/outbox/use-delivery.ts'
import { useSession } from '#platform/web/session.ts'
import buttons from '#ui/controls/button.module.css'
import { DeliveryState } from '#ui/states/delivery-state.tsx'
import styles from './helpful-vote.module.css'
import { useText } from './text.ts'

/** Asks once whether an answer helped; this browser remembers that it was asked. */
export function HelpfulVote({ id, question }: { id: string; question: string }) {
  const t = useText()
  const subject = `vote/${id}`
  const uid = useSession().user?.uid
  const isAsked = useSyncExternalStore(
    neverChanges,
    () => findAnswer(subject, uid) !== null,
    () => false,
  )

  // That it went out is noted by the line of what waits, on whichever page.
  const delivery = useDelivery<undefined>({ subject, onSent() {} })
  const { state } = delivery
  const place = useRef<HTMLFieldSetElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    // The pressed button gives way to what became of the vote; the focus stays at its place.
    if (state !== 'idle' && wasPressed.current && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true })
  }, [state])
  const isWaiting = state === 'waiting' || state === 'refused'
  const vote = (answer: 'yes' | 'no') => {
    if (state === 'saving') return
    wasPressed.current = true
    const request = apiRequest('POST', '/api/faq/{id}/votes', { path: { id }, body: { answer } })
    delivery.send({ ...request, kind: 'vote', title: question, touches: [] })
  }
  return (
    <fieldset className={styles.vote} aria-label={t('vote.question')} ref={place} tabIndex={-1}>
      {isAsked || state === 'saved' ? (
        <span>{t('vote.thanks')}</span>
      ) : isWaiting ? null : (
        <>
          <span>{t('vote.question')}</span>
          {(['yes', 'no'] as const).map((answer) => (
            <button
              key={answer}
              type="button"
              className={buttons.quiet}
              aria-disabled={state === 'saving'}
              onClick={() => vote(answer)}
            >
              {t(`vote.${answer}`)}
            </button>
          ))}
        </>
      )}
      <DeliveryState state={state} entry={delivery.entry} announced={t('vote.thanks')} />
    </fieldset>
  )
}

const neverChanges = () => () => undefined
