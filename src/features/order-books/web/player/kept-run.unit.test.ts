import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerKey, findAnswer, peekRun } from '#platform/web/kept-answers.ts'
import { keyOf, readKeptRun, type KeptRun } from './kept-run.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

const [guests, own] = [answerKey('run'), answerKey('run', 'almaz')]

test('what a guest began is theirs who sign in next, and the newest', () => {
  kept.set(guests, 'new').set(own, 'old')
  expect(findAnswer('run', 'almaz')).toBe('new')
  expect([...kept]).toEqual([[own, 'new']])
})

const runner = { id: 'spread', uid: 'almaz' }
const theirs = keyOf(runner)
const guest = keyOf({ ...runner, uid: undefined })
const run = (what: Partial<KeptRun> & { revisionKey?: string }) =>
  JSON.stringify({ revisionKey: 'now', runId: '', seed: 1, log: [], events: 0, isChecked: false, ...what })
const empty = run({ runId: 'empty' })
const played = run({ runId: 'played', events: 7 })
const begun = () => readKeptRun(runner, 'now')?.runId

test('a run that an account goes on with is never written over by a guest’s', () => {
  kept.set(guest, played).set(theirs, run({ runId: 'own', events: 1 }))
  expect(begun()).toBe('own')
  expect(kept.get(guest)).toBe(played)
  kept.delete(theirs)
  expect(begun()).toBe('played')
  expect(kept.has(guest)).toBe(false)
  expect(begun()).toBe('played')
})

test.each([
  ['is over', run({ runId: 'old', events: 90, isChecked: true })],
  ['is of another exercise by now', run({ runId: 'old', revisionKey: 'before', events: 3 })],
])('one that %s gives way to what a guest has played', (_, old) => {
  kept.set(guest, played).set(theirs, old)
  expect(begun()).toBe('played')
  expect(kept.has(guest)).toBe(false)
})

test('what a guest only began covers no run that was played, nor does one of another exercise', () => {
  const over = run({ runId: 'old', events: 90, isChecked: true })
  kept.set(guest, empty).set(theirs, over)
  expect(begun()).toBe('old')
  kept.set(guest, run({ events: 3, revisionKey: 'before' }))
  expect(begun()).toBe('old')
  kept.delete(theirs)
  expect(begun()).toBeUndefined()
})

test('on a full device a guest’s run stays where it lies', () => {
  kept.set(guest, played)
  localStorage.setItem = () => {
    throw new DOMException('', 'QuotaExceededError')
  }
  expect(begun()).toBe('played')
  expect(kept.get(guest)).toBe(played)
})

test('looking whether there is a run moves nothing', () => {
  expect(peekRun('run', 'almaz')).toBe(null)
  kept.set(guests, 'played')
  expect([peekRun('run'), peekRun('run', 'almaz')]).toEqual(['played', 'played'])
  expect([...kept]).toEqual([[guests, 'played']])
})
