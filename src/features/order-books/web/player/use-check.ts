import { useEffect, useEffectEvent } from 'react'
import { apiRequest } from '#platform/web/api-client.ts'
import { nextReader, type OutboxEntry } from '#platform/web/outbox/entries.ts'
import { useHandingIn } from '#platform/web/outbox/use-handing-in.ts'
import type { OrderBookResult } from '../../contract.ts'
import type { KeptRun } from './kept-run.ts'

export type Check =
  | { state: 'none' | 'sending' | 'waiting' | 'guest' }
  | { state: 'failed' | 'changed'; entry: OutboxEntry }
  | { state: 'done'; result: OrderBookResult }

interface Wanted {
  id: string
  revisionKey: string
  run: KeptRun
  /** What this device made of it; null before its end. */
  own: OrderBookResult | null
  onChecked: () => void
}

/** Hands a run in once it is over; it waits on the device for a connection, and for an account. */
export function useCheck({ id, revisionKey, run, own, onChecked }: Wanted): Check {
  const { entry, answer, handIn } = useHandingIn<OrderBookResult>(`order-book/${id}`)
  const isDue = own !== null && !run.isChecked
  const start = useEffectEvent(() => {
    const body = { revisionKey, seed: run.seed, log: run.log }
    const isMet = own?.missions.every((one) => one.isMet) ?? false
    const request = apiRequest('POST', '/api/order-books/{id}/results', { path: { id }, query: {}, body })
    handIn({ request, isMet, runId: run.runId })
  })
  useEffect(() => {
    if (isDue) start()
  }, [isDue])
  const note = useEffectEvent(onChecked)
  useEffect(() => {
    if (answer) note()
  }, [answer])
  if (answer) return { state: 'done', result: answer }
  return entry ? checkOf(entry) : { state: 'none' }
}

function checkOf(entry: OutboxEntry): Check {
  if (entry.status === 'refused')
    return { state: entry.problem?.code === 'order_book.changed' ? 'changed' : 'failed', entry }
  if (entry.owner === nextReader) return { state: 'guest' }
  return { state: entry.problem || !navigator.onLine ? 'waiting' : 'sending' }
}
