import { apiAddress, apiRequest } from '#platform/web/api-client.ts'
import { newKey } from '#platform/web/idempotency-key.ts'
import { useOutbox } from '#platform/web/outbox/outbox-context.ts'
import { untilSafe } from '#platform/web/outbox/until-safe.ts'
import type { Trade, TradeFields } from '../../contract.ts'
import { changedBetween, combineChanges } from '../../joining/join.ts'
import { subjectOf, useOutgoing } from './outgoing.ts'

/** Names this page among all that write: what it changes itself it knows. */
const writer = newKey().padEnd(16, '0')

/** Letters, digits and hyphens; the server takes no shorter ones. */
export function newTradeId(): string {
  return newKey().padEnd(16, '0')
}

/** Keeps and deletes trades: on the device at once, on the server as soon as there is a connection. */
export function useTradeActions() {
  const outbox = useOutbox()
  const outgoing = useOutgoing()
  return {
    /** Done once it outlives this page. */
    async keep({ id, fields, opened, settled = [] }: Kept): Promise<void> {
      const waiting = outgoing.find((one) => one.id === id)?.change ?? undefined
      const before = opened?.fields
      const next = {
        base: opened?.version ?? 0,
        writer,
        changed: changedBetween(before ?? {}, fields),
        fields,
        aside: [],
        settled: [...settled],
      }
      const body = combineChanges(waiting, next, before ?? fields)
      const request = apiRequest('PUT', '/api/journal/trades/{id}', { path: { id }, body })
      await outbox.add({ ...request, ...about(id, fields.instrument) })
      await untilSafe(outbox, subjectOf(id))
    },
    remove({ id, version, fields }: Trade): void {
      const query = { base: version, writer }
      const path = apiAddress('DELETE', '/api/journal/trades/{id}', { path: { id }, query })
      void outbox.add({ method: 'DELETE', path, ...about(id, fields.instrument) })
    },
    /** What was deleted, as it was. */
    restore(trade: Trade): void {
      const { source, runId, createdAt } = trade
      const body = {
        base: trade.version,
        writer,
        changed: changedBetween({}, trade.fields),
        fields: trade.fields,
        aside: trade.aside,
        settled: [],
        origin: { source, runId, createdAt },
      }
      const request = apiRequest('PUT', '/api/journal/trades/{id}', { path: { id: trade.id }, body })
      void outbox.add({ ...request, ...about(trade.id, trade.fields.instrument) })
    },
  }
}

interface Kept {
  id: string
  fields: TradeFields
  /** As the form showed it at first; undefined for a new one. */
  opened: Trade | undefined
  /** Ids of what its reader has decided. */
  settled?: readonly string[]
}

function about(id: string, title: string) {
  return {
    subject: subjectOf(id),
    kind: 'trade' as const,
    title,
    touches: ['/api/journal/trades'] as const,
  }
}
