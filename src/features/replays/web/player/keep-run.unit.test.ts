import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeRun } from './keep-run.ts'
import { keyOf } from './kept-run.ts'

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

const runner = { id: 'uptrend', uid: 'almaz' }
const [theirs, guests] = [keyOf(runner), keyOf({ ...runner, uid: undefined })]
const run = (until: number, revisionKey = 'now') => JSON.stringify({ revisionKey, decisions: [], until })

test('a guest’s run is theirs who sign in next, where they have none of the exercise as it is now', () => {
  kept.set(guests, run(63)).set(theirs, run(90, 'before'))
  expect(takeRun(runner, 'now')?.until).toBe(63)
  expect([...kept]).toEqual([[theirs, run(63)]])
  expect(takeRun(runner, 'now')?.until).toBe(63)
})

test('a run of an account is never written over by a guest’s, nor by one of another exercise', () => {
  kept.set(guests, run(63)).set(theirs, run(61))
  expect(takeRun(runner, 'now')?.until).toBe(61)
  expect(kept.get(guests)).toBe(run(63))
  kept.set(guests, run(63, 'before')).delete(theirs)
  expect(takeRun(runner, 'now')).toBeNull()
  expect([...kept]).toEqual([[guests, run(63, 'before')]])
})
