import { expect, test } from 'vitest'
import type { OutboxEntry } from '#platform/web/outbox/entries.ts'
import type { Trade } from '../../contract.ts'
import { emptyTrade } from '../../joining/test-trades.ts'
import { outgoingOf, showOutgoing, subjectOf } from './outgoing.ts'

const trade: Trade = {
  id: 'a-trade',
  version: 2,
  fields: emptyTrade,
  aside: [],
  pictures: [],
  source: 'hand',
  runId: null,
  createdAt: 0,
  changedAt: 0,
}
const deletion = (values: Partial<OutboxEntry>): OutboxEntry => ({
  id: 'deletion',
  owner: 'almaz',
  subject: subjectOf(trade.id),
  kind: 'trade',
  title: 'Coffee',
  method: 'DELETE',
  path: '/api/journal/trades/a-trade',
  touches: [],
  status: 'waiting',
  madeAt: 0,
  attempts: 0,
  firstTriedAt: null,
  notBefore: 0,
  problem: null,
  ...values,
})
const shownWith = (entry: OutboxEntry) => showOutgoing([trade], [outgoingOf(entry)!])

test('a trade that is to be deleted is shown as deleted while that waits', () => {
  expect(shownWith(deletion({}))).toEqual([])
  expect(shownWith(deletion({ status: 'sending' }))).toEqual([])
})

test('one whose deletion the server refused is there again, and says why', () => {
  const entry = deletion({ status: 'refused', problem: { status: 409, code: 'journal.changed' } })
  expect(shownWith(entry)).toEqual([{ trade, entry }])
})

test('one that is brought back before the server has heard of it is from where it was', () => {
  const origin = { source: 'orderBook', runId: 'run-1', createdAt: 7 } as const
  const change = {
    base: 2,
    writer: 'a-page-of-almaz',
    changed: [],
    fields: emptyTrade,
    aside: [],
    settled: [],
  }
  const entry = deletion({ method: 'PUT', body: { ...change, origin } })
  expect(showOutgoing([], [outgoingOf(entry)!])).toMatchObject([{ trade: { id: 'a-trade', ...origin } }])
})
