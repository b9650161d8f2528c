import {
  useOutbox,
  useOutboxEntries,
  type Delivery,
  type OutboxActions,
} from '#platform/web/outbox/outbox-context.ts'
import type { Outcome } from './message-outcome.tsx'

/** What has become of a message, for as long as its page is open: one that was kept may still arrive or be refused. */
export function useOutcome(
  subject: string | undefined,
  delivery: Delivery<unknown> | undefined,
): Outcome | null {
  const { listSent } = useOutbox()
  const entries = useOutboxEntries()
  // What arrives is noted before its entry goes, with which this is asked again.
  return delivery ? outcomeOf(delivery, subject, { read: () => entries, listSent }) : null
}

/** Whatever else goes out after it, a message that has arrived has arrived. */
export function outcomeOf(
  delivery: Delivery<unknown>,
  subject: string | undefined,
  { read, listSent }: Pick<OutboxActions, 'read' | 'listSent'>,
): Outcome {
  if (delivery.isSent) return { state: 'sent' }
  const entry = read().find((one) => one.subject === subject)
  if (entry?.status === 'refused') return { state: 'refused', entry }
  if (entry) return { state: 'kept', isLasting: delivery.isLasting }
  return { state: listSent().some((sent) => sent.entry.subject === subject) ? 'sent' : 'discarded' }
}
