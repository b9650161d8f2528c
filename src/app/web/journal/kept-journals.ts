import type { Trade } from '#features/journal/contract.ts'
import { readAll } from '#features/journal/web/device/read-all.ts'
import { areSeveral, withSent } from '#features/journal/web/device/sent-trades.ts'
import { paths } from '#platform/paths.ts'
import { answerAt } from '#platform/web/answers/answer-to.ts'
import { createApiClient, type ApiClient } from '#platform/web/api-client.ts'
import type { OutboxEntry } from '#platform/web/outbox/entries.ts'
import { listWholes, type KeptWhole } from '../offline/kept-wholes.ts'
import { onStores } from '../offline/stores.ts'

/** The trades lie beside the page, under an address that no server answers. */
export const tradesAddress = `${paths.journal}/kept`

let last: Promise<unknown> = Promise.resolve()

/** One change of what is kept after another, so that none takes another back. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const working = last.then(work)
  last = working.catch(() => {})
  return working
}

/** The copies of a member's journal, one a language, say what the server has just said of a trade, whichever page heard of it. */
export function noteTrade(answer: unknown, entry: OutboxEntry): Promise<void> {
  const isTheirs = ({ kind, owner }: KeptWhole) => kind === 'journal' && owner === entry.owner
  return inTurn(async () => {
    if (!listWholes().some(isTheirs)) return
    // Before the stores are held: on its way the answer passes the worker, which works with them as well.
    const all = areSeveral(entry) ? await readAll(clientOf(entry)) : null
    await onStores('shared', async () => {
      for (const { cache } of listWholes().filter(isTheirs)) {
        const store = await caches.open(cache)
        const copy = await store.match(tradesAddress)
        if (!copy) continue
        const trades = all ?? withSent(asTrades(await copy.json()), answer, entry)
        await store.put(tradesAddress, new Response(JSON.stringify(trades)))
      }
    })
  })
}

/** Reads as the account alone whose trades these were. */
function clientOf({ owner }: OutboxEntry): ApiClient {
  const headers = { 'for-account': owner ?? '' }
  return createApiClient((address, init) => fetch(address, { ...init, headers }))
}

/** Only a device's `write` and what stands here write under that address; an earlier build knew no pictures. */
export function asTrades(value: unknown): Trade[] {
  const { items } = answerAt('GET', '/api/journal/trades', { items: value })
  return items.map((trade) => Object.assign({ pictures: [] }, trade))
}
