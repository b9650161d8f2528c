import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerKey, findAnswer, findRun, peekRun } from '#platform/web/kept-answers.ts'

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

test('a run of an account is never written over by a guest’s', () => {
  kept.set(guests, 'empty').set(own, 'played')
  expect(findRun('run', 'almaz')).toBe('played')
  expect([...kept]).toEqual([
    [guests, 'empty'],
    [own, 'played'],
  ])
  kept.delete(own)
  expect(findRun('run', 'almaz')).toBe('empty')
  expect([...kept]).toEqual([[own, 'empty']])
})

test('looking whether there is a run moves nothing', () => {
  expect(peekRun('run', 'almaz')).toBe(null)
  kept.set(guests, 'played')
  expect([peekRun('run'), peekRun('run', 'almaz')]).toEqual(['played', 'played'])
  expect([...kept]).toEqual([[guests, 'played']])
})
