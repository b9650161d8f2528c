import { expect, test } from 'vitest'
import { reduceOutbox, type OutboxEntry, type OutboxEvent } from '#platform/web/outbox/entries.ts'
import { outcomeOf } from './use-outcome.ts'

const added = (id: string): OutboxEvent => ({
  type: 'added',
  wish: {
    id,
    owner: null,
    subject: id,
    kind: 'message',
    title: id,
    method: 'POST',
    path: '/api/contact',
    touches: [],
  },
  at: 0,
})
const kept = { isSent: false, isLasting: true } as const
const [first, second] = [added('first'), added('second')].reduce<readonly OutboxEntry[]>(reduceOutbox, [])
const stateOf = (entries: (OutboxEntry | undefined)[], sent: (OutboxEntry | undefined)[]) =>
  outcomeOf(kept, 'first', {
    read: () => entries.filter((one) => one !== undefined),
    listSent: () => sent.flatMap((entry) => (entry ? { entry, answer: null, at: 0 } : [])),
  }).state

test('a message that has arrived is not told as taken back when another one goes out', () => {
  expect(stateOf([first, second], [])).toBe('kept')
  expect(stateOf([second], [first])).toBe('sent')
  expect(stateOf([], [first, second])).toBe('sent')
})

test('one that was taken back is told as that, whatever else went out', () => {
  expect(stateOf([second], [])).toBe('discarded')
  expect(stateOf([], [second])).toBe('discarded')
})

test('one that is written again after it had arrived is kept until it has gone out', () => {
  expect(stateOf([first], [first])).toBe('kept')
})
