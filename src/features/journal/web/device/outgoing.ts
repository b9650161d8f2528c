import { bodyAt } from '#platform/web/answers/answer-to.ts'
import type { OutboxEntry } from '#platform/web/outbox/entries.ts'
import { useOwnEntries } from '#platform/web/outbox/use-own-entries.ts'
import type { Trade, TradeChange, TradeOrigin } from '../../contract.ts'
import { pick } from '../../joining/join.ts'

const beginning = 'trade/'

export function subjectOf(id: string): string {
  return `${beginning}${id}`
}

/** Begins the subjects of all pictures of a trade; the id of one follows. */
export function picturesOf(tradeId: string): string {
  return `journal-picture/${tradeId}/`
}

/** The trade of which the server has just taken a picture; null where something else was sent. */
export function tradeOfPicture({ subject, file }: OutboxEntry): string | null {
  const [what, tradeId] = subject.split('/')
  return what === 'journal-picture' && file && tradeId ? tradeId : null
}

/** What this device has not told the server of a trade. */
export interface Outgoing {
  id: string
  entry: OutboxEntry
  /** Null: it is to be deleted. */
  change: TradeChange | null
}

/** A trade as it is shown, with what this device has not told the server of it. */
export interface ShownTrade {
  trade: Trade
  entry: OutboxEntry | undefined
}

/** What an entry of the outbox says of a trade; null where it is about something else. */
export function outgoingOf(entry: OutboxEntry): Outgoing | null {
  if (!entry.subject.startsWith(beginning)) return null
  const id = entry.subject.slice(beginning.length)
  return { id, entry, change: entry.method === 'DELETE' ? null : asChange(entry.body) }
}

/** The reader's trades that are on their way; of each only what was wanted last. */
export function useOutgoing(): Outgoing[] {
  return useOwnEntries(outgoingOf)
}

/** What the server knows, as it will be once it has heard of everything. */
export function showOutgoing(trades: readonly Trade[], outgoing: readonly Outgoing[]): ShownTrade[] {
  const known = trades.flatMap((trade): ShownTrade[] => {
    const one = outgoing.find(({ id }) => id === trade.id)
    if (!one) return [{ trade, entry: undefined }]
    if (one.change) return [{ trade: withChange(trade, one.change), entry: one.entry }]
    // What the server did not delete is there, and says why.
    return one.entry.status === 'refused' ? [{ trade, entry: one.entry }] : []
  })
  const added = outgoing.flatMap(({ id, entry, change }): ShownTrade[] =>
    change && trades.every((one) => one.id !== id) ? [{ trade: newTrade(id, entry, change), entry }] : [],
  )
  return [...added, ...known]
}

function withChange(trade: Trade, change: TradeChange): Trade {
  const aside = [...trade.aside, ...change.aside].filter(({ id }) => !change.settled.includes(id))
  return { ...trade, fields: { ...trade.fields, ...pick(change.fields, change.changed) }, aside }
}

function newTrade(id: string, { madeAt }: OutboxEntry, { fields, aside, origin }: TradeChange): Trade {
  const from: TradeOrigin = origin ?? { source: 'hand', runId: null, createdAt: madeAt }
  return { id, version: 0, fields, aside, pictures: [], ...from, changedAt: madeAt }
}

/** Under this subject only `useTradeActions` writes, and it writes changes. */
function asChange(body: unknown): TradeChange {
  const { aside = [], settled = [], ...change } = bodyAt('PUT', '/api/journal/trades/{id}', body)
  return { ...change, aside, settled }
}
