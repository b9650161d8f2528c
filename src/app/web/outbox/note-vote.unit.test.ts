import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerPrefix, findAnswer } from '#platform/web/kept-answers.ts'
import { noteVote } from './note-vote.ts'

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

const vote = 'vote/1'
const note = (owner: string | null) => noteVote({ subject: vote, owner })
const wasAsked = (name: string, uid?: string) => findAnswer(name, uid) !== null

test('whoever has voted is not asked again, and another account of the device is', () => {
  note('almaz')
  expect([wasAsked(vote, 'almaz'), wasAsked(vote, 'bekele'), wasAsked(vote)]).toEqual([true, false, false])
  expect(wasAsked('vote/2', 'almaz')).toBe(false)
})

test('what a guest voted is theirs who sign in next', () => {
  note(null)
  expect([wasAsked(vote), wasAsked(vote, 'almaz'), wasAsked(vote, 'bekele')]).toEqual([true, true, false])
})

test('it lies among what goes when somebody signs out', () => {
  note('almaz')
  note(null)
  expect([...kept.keys()].every((key) => key.startsWith(answerPrefix))).toBe(true)
})
