import { useEffect, useEffectEvent, useState } from 'react'
import type { ApiRequest } from '../api-client.ts'
import { useSession } from '../session.ts'
import type { OutboxEntry } from './entries.ts'
import { answerPatience } from './open-outbox.ts'
import { useOutbox, useOutboxEntries, type NewWish } from './outbox-context.ts'
import { untilSafe } from './until-safe.ts'

/** What a control may say about its wish. Only `saved` and `idle` mean that the server has it. */
export type DeliveryState = 'idle' | 'saving' | 'waiting' | 'refused' | 'saved'

interface Options<T> {
  subject: string
  /** The server has it, at once or after hours, sent by this tab or another. `isOvertaken`: something else is wanted by now. */
  onSent(answer: T, method: OutboxEntry['method'], isOvertaken: boolean): void
  /** It outlives this page, with the device or the server: what it was made from can be forgotten. */
  onSafe?(): void
}

/** Sends what a control wants and follows it; after a reload it finds what still waits. */
export function useDelivery<T>({ subject, onSent, onSafe }: Options<T>) {
  const outbox = useOutbox()
  const owner = useSession().user?.uid ?? null
  // One may be under way still: what was wanted last stands behind it.
  const lastIn = (entries: readonly OutboxEntry[]) =>
    entries.findLast((one) => one.subject === subject && one.owner === owner)
  const entry = lastIn(useOutboxEntries())
  const [last, setLast] = useState<'idle' | 'saving' | 'saved'>('idle')
  const isSlow = useSlow(entry && isOnItsWay(entry) ? entry.id : undefined)

  // All wishes of a subject are sent here, where their type knows the answer.
  const done = useEffectEvent((answer: unknown, { id, method }: OutboxEntry) => {
    setLast('saved')
    onSent(answer as T, method, (lastIn(outbox.read())?.id ?? id) !== id)
  })
  useEffect(() => outbox.onSent(subject, (answer, entry) => done(answer, entry)), [outbox, subject])

  return {
    entry,
    state: entry ? stateOf(entry, isSlow) : last,
    send(wish: Omit<NewWish, 'subject'> & ApiRequest<T>): void {
      setLast('saving')
      const added = outbox.add({ ...wish, subject })
      void added.then(() => setLast((now) => (now === 'saving' ? 'idle' : now)))
      if (onSafe) void added.then(() => untilSafe(outbox, subject)).then(onSafe)
    },
    discard() {
      setLast('idle')
      if (entry) outbox.discard(entry.id)
    },
  }
}

function stateOf(entry: OutboxEntry, isSlow: boolean): DeliveryState {
  if (entry.status === 'refused') return 'refused'
  return isOnItsWay(entry) && !isSlow ? 'saving' : 'waiting'
}

/** Being sent, or about to be, for the first time. */
export function isOnItsWay({ status, problem }: OutboxEntry): boolean {
  return problem === null && (status === 'sending' || (status === 'waiting' && navigator.onLine))
}

/** Whether something has been under way for longer than a reader takes for one moment. */
function useSlow(id: string | undefined): boolean {
  const [slow, setSlow] = useState<string>()
  useEffect(() => {
    if (id === undefined) return
    const timer = setTimeout(() => setSlow(id), answerPatience)
    return () => clearTimeout(timer)
  }, [id])
  return id !== undefined && slow === id
}
