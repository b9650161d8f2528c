import { useEffect, useEffectEvent } from 'react'
import { apiRequest } from '#platform/web/api-client.ts'
import type { OutboxEntry } from '#platform/web/outbox/entries.ts'
import { useHandingIn } from '#platform/web/outbox/use-handing-in.ts'
import { useSession } from '#platform/web/session.ts'
import type { OrderBookResult } from '../../contract.ts'
import type { KeptRun, Runner } from './kept-run.ts'

export type Check =
  | { state: 'none' | 'sending' | 'waiting' | 'guest' | 'others' }
  | { state: 'failed' | 'changed'; entry: OutboxEntry }
  | { state: 'done'; result: OrderBookResult }

interface Wanted {
  runner: Runner
  revisionKey: string
  run: KeptRun
  /** What this device made of it; null before its end. */
  own: OrderBookResult | null
  onChecked: () => void
}

/** Hands a run in once it is over; it waits on the device for a connection, and for an account. */
export function useCheck({ runner: { id, uid }, revisionKey, run, own, onChecked }: Wanted): Check {
  const { entry, answer, handIn } = useHandingIn<OrderBookResult>(`order-book/${id}`, uid)
  const reader = useSession().user?.uid
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
  return entry ? checkOf(entry, reader) : { state: 'none' }
}

function checkOf(entry: OutboxEntry, reader: string | undefined): Check {
  if (entry.status === 'refused')
    return { state: entry.problem?.code === 'order_book.changed' ? 'changed' : 'failed', entry }
  // It waits for its account: for any, or for that of who began it.
  if (entry.owner !== reader) return { state: reader === undefined ? 'guest' : 'others' }
  return { state: entry.problem || !navigator.onLine ? 'waiting' : 'sending' }
}
