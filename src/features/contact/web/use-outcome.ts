import { useEffect, useState } from 'react'
import { useOutbox, useOutboxEntries, type Delivery } from '#platform/web/outbox/outbox-context.ts'
import type { Outcome } from './message-outcome.tsx'

/** What has become of a message, for as long as its page is open: one that was kept may still arrive or be refused. */
export function useOutcome(
  subject: string | undefined,
  delivery: Delivery<unknown> | undefined,
): Outcome | null {
  const outbox = useOutbox()
  const entry = useOutboxEntries().find((one) => one.subject === subject)
  const [arrived, setArrived] = useState<string>()
  useEffect(() => outbox.onSent(null, (_, { subject }) => setArrived(subject)), [outbox])

  if (!delivery) return null
  if (delivery.isSent || arrived === subject) return { state: 'sent' }
  if (!entry) return { state: 'discarded' }
  return entry.status === 'refused'
    ? { state: 'refused', entry }
    : { state: 'kept', isLasting: delivery.isLasting }
}
