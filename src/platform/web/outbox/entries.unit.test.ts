import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  doubtful,
  findNext,
  isDoubtful,
  isUnderWay,
  keyLifetime,
  nextReader,
  reduceOutbox,
  type OutboxEntry,
  type OutboxEvent,
  type Wish,
} from './entries.ts'

const wish = (id: string, values: Partial<Wish> = {}): Wish => ({
  id,
  owner: 'almaz',
  subject: 'lesson/1',
  kind: 'lesson',
  title: 'Lesson 1',
  method: 'PUT',
  path: '/api/lesson',
  touches: [],
  ...values,
})
const added = (id: string, values?: Partial<Wish>): OutboxEvent => ({
  type: 'added',
  wish: wish(id, values),
  at: 1,
})
const taken = (id: string): OutboxEvent => ({ type: 'taken', id, at: 2 })
const failed = (id: string): OutboxEvent => ({
  type: 'failed',
  id,
  problem: { status: 0, code: 'network.unreachable' },
  notBefore: 50,
})
const refused = (id: string): OutboxEvent => ({
  type: 'refused',
  id,
  problem: { status: 404, code: 'lesson.not_found' },
})
const sent = (id: string): OutboxEvent => ({ type: 'sent', id })
const after = (...events: OutboxEvent[]) =>
  events.reduce<readonly OutboxEntry[]>((entries, event) => reduceOutbox(entries, event), [])
const brief = (entries: readonly OutboxEntry[]) => entries.map(({ id, status }) => `${id} ${status}`)

test('what was refused is under way no more, and no other account’s ever was', () => {
  const tick = { owner: 'almaz', subject: 'lesson/1' }
  expect(isUnderWay(after(added('a')), tick)).toBe(true)
  expect(isUnderWay(after(added('a'), taken('a')), tick)).toBe(true)
  expect(isUnderWay(after(added('a'), taken('a'), refused('a')), tick)).toBe(false)
  expect(isUnderWay(after(added('a', { owner: 'bekele' })), tick)).toBe(false)
})

describe('one subject', () => {
  test('a later wish takes the place of one that still waits, and of one that was refused', () => {
    expect(brief(after(added('a'), added('b')))).toEqual(['b waiting'])
    expect(brief(after(added('a'), taken('a'), refused('a'), added('b')))).toEqual(['b waiting'])
  })

  test('a later wish stands behind one that is under way, and only it is left when that one fails', () => {
    const both = after(added('a'), taken('a'), added('b'))
    expect(brief(both)).toEqual(['a sending', 'b waiting'])
    expect(findNext(both, { owner: 'almaz', now: 9 })).toBeUndefined()
    expect(brief(reduceOutbox(both, failed('a')))).toEqual(['b waiting'])
    expect(brief(reduceOutbox(both, refused('a')))).toEqual(['b waiting'])
    expect(brief(reduceOutbox(both, sent('a')))).toEqual(['b waiting'])
    expect(brief(reduceOutbox(both, { type: 'interrupted' }))).toEqual(['b waiting'])
  })

  test('different subjects, and different owners of one subject, leave each other alone', () => {
    const entries = after(added('a'), added('b', { subject: 'lesson/2' }), added('c', { owner: 'bekele' }))
    expect(brief(entries)).toEqual(['a waiting', 'b waiting', 'c waiting'])
  })
})

describe('what goes out next', () => {
  test('the oldest of who is signed in, and what a guest wrote', () => {
    const entries = after(
      added('a', { owner: 'bekele' }),
      added('b'),
      added('c', { owner: null, subject: 'm' }),
    )
    const next = (owner: string | null | undefined) => findNext(entries, { owner, now: 9 })?.id
    expect(['almaz', 'bekele', null, undefined].map(next)).toEqual(['b', 'a', 'c', 'c'])
  })

  test('nothing before its time, and at once when the connection returns', () => {
    const entries = after(added('a'), taken('a'), failed('a'))
    expect(findNext(entries, { owner: 'almaz', now: 49 })).toBeUndefined()
    expect(findNext(entries, { owner: 'almaz', now: 50 })?.id).toBe('a')
    expect(findNext(reduceOutbox(entries, { type: 'woken' }), { owner: 'almaz', now: 9 })?.id).toBe('a')
  })

  test('never what was refused, until its reader tries again', () => {
    const entries = after(added('a'), taken('a'), refused('a'))
    expect(findNext(entries, { owner: 'almaz', now: 99 })).toBeUndefined()
    const again = reduceOutbox(entries, { type: 'retried', id: 'a', newId: 'z' })
    expect(findNext(again, { owner: 'almaz', now: 99 })?.id).toBe('a')
  })
})

describe('what follows something else', () => {
  const end = added('end', { subject: 'place/1/am', kind: 'place' })
  const watched = added('watched', { subject: 'watched/1' })
  const tick = added('tick', { after: ['place/1', 'watched/1'] })
  const next = (entries: readonly OutboxEntry[], now = 9) => findNext(entries, { owner: 'almaz', now })?.id

  test('does not overtake it while it waits for its next try, nor while it is under way', () => {
    for (const [id, first] of [
      ['end', end],
      ['watched', watched],
    ] as const) {
      expect(next(after(first, taken(id), failed(id), tick))).toBeUndefined()
      expect(next(after(first, taken(id), failed(id), tick), 50)).toBe(id)
      expect(next(after(first, taken(id), tick))).toBeUndefined()
      expect(next(after(first, tick, sent(id)))).toBe('tick')
    }
  })

  test('waits for all of it, and leaves the others their turn', () => {
    const entries = after(
      end,
      watched,
      added('b', { subject: 'lesson/2' }),
      tick,
      taken('end'),
      failed('end'),
    )
    expect(next(entries)).toBe('watched')
    expect(next(reduceOutbox(entries, sent('watched')))).toBe('b')
    expect(next(reduceOutbox(reduceOutbox(entries, sent('watched')), sent('b')))).toBeUndefined()
  })

  test('waits as well for a newer form of it that stands behind', () => {
    const entries = after(end, tick, added('later', { subject: 'place/1/am', kind: 'place' }))
    expect(next(entries)).toBe('later')
  })

  test('does not wait for what was refused, what is taken back, another owner, or another subject', () => {
    expect(next(after(end, taken('end'), refused('end'), tick))).toBe('tick')
    const beside = [
      added('a', { subject: 'watched/1', method: 'DELETE' }),
      added('a', { subject: 'place/1/am', owner: 'bekele' }),
      added('a', { subject: 'place/12/am' }),
    ]
    for (const one of beside) expect(next(after(one, taken('a'), failed('a'), tick))).toBe('tick')
  })
})

test('a page that closes while it sends leaves its wish waiting under the same key', () => {
  const entries = after(added('a'), taken('a'), { type: 'interrupted' })
  expect(entries).toMatchObject([{ id: 'a', status: 'waiting', attempts: 1, firstTriedAt: 2 }])
})

test('a message that was tried longer ago than its key lives is doubtful, and sent anew only under a new key', () => {
  const entries = after(added('a', { method: 'POST' }), taken('a'), failed('a'))
  const [message] = entries
  expect(message && [isDoubtful(message, 2 + keyLifetime), isDoubtful(message, 3 + keyLifetime)]).toEqual([
    false,
    true,
  ])
  const asked = reduceOutbox(entries, { type: 'refused', id: 'a', problem: { status: 409, code: doubtful } })
  expect(reduceOutbox(asked, { type: 'retried', id: 'a', newId: 'z' })).toMatchObject([
    { id: 'z', status: 'waiting', firstTriedAt: null },
  ])
})

test('the same message sent again is not kept twice', () => {
  const message = { method: 'POST', subject: 'm' } as const
  expect(brief(after(added('a', message), added('a', message)))).toEqual(['a waiting'])
  expect(brief(after(added('a', message), taken('a'), added('a', message)))).toEqual(['a sending'])
})

test('with an account goes what it had not sent, and nothing else', () => {
  const entries = after(added('a'), added('b', { owner: null }), added('c', { owner: 'bekele' }))
  expect(brief(reduceOutbox(entries, { type: 'ownerGone', owner: 'almaz' }))).toEqual([
    'b waiting',
    'c waiting',
  ])
})

const ids = fc.constantFrom('a', 'b', 'c', 'd')
const anyEvent: fc.Arbitrary<OutboxEvent> = fc.oneof(
  fc.record({ id: ids, subject: fc.constantFrom('x', 'y') }).map(({ id, subject }) => added(id, { subject })),
  ids.map(taken),
  ids.map(failed),
  ids.map(refused),
  ids.map(sent),
  ids.map((id): OutboxEvent => ({ type: 'discarded', id })),
  ids.map((id): OutboxEvent => ({ type: 'retried', id, newId: `${id}2` })),
  fc.constantFrom<OutboxEvent>({ type: 'interrupted' }, { type: 'woken' }),
)

test('in whatever order things happen, each key is there once and one subject has at most one wish that waits', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
      const entries = after(...events)
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
      for (const subject of ['x', 'y']) {
        const rest = entries.filter((one) => one.subject === subject && one.status !== 'sending')
        expect(rest.length).toBeLessThanOrEqual(1)
      }
    }),
  )
})

describe('what a guest did', () => {
  const kept = added('run', { owner: nextReader, subject: 'practice/1', kind: 'practice' })

  test('waits on the device for an account, and is theirs who signs in first', () => {
    const waiting = after(kept)
    expect(findNext(waiting, { owner: null, now: 9 })).toBeUndefined()
    const claimed = reduceOutbox(waiting, { type: 'claimed', owner: 'almaz' })
    expect(findNext(claimed, { owner: 'almaz', now: 9 })?.id).toBe('run')
    const again = reduceOutbox(claimed, { type: 'claimed', owner: 'kebede' })
    expect(findNext(again, { owner: 'kebede', now: 9 })).toBeUndefined()
  })
})
