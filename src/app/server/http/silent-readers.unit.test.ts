import { expect, test } from 'vitest'
import { follow, round, type Progress } from './silent-readers.ts'

const second = 1000
const answer = 32 * 1024 * 1024

/** For how long somebody may read, in seconds of at most ten minutes, who has taken `taken(seconds)` bytes by then. */
function mayReadFor(taken: (seconds: number) => number): number {
  let known: Progress | undefined = { taken: 0, since: 0 }
  for (let seconds = 0; seconds < 600; seconds += round / second) {
    const now = taken(seconds)
    known = follow(known, { waiting: answer - now, taken: now, now: seconds * second })
    if (!known) return seconds
  }
  return 600
}

test('who takes nothing, or a byte at a time, is let go within 30 seconds', () => {
  expect(mayReadFor(() => 0)).toBeLessThan(30)
  expect(mayReadFor((seconds) => Math.floor(seconds / 18))).toBeLessThan(30)
  expect(mayReadFor((seconds) => seconds * 20)).toBeLessThan(30)
})

test('who takes nothing is let go in that time also when the system has taken a part for them', () => {
  expect(mayReadFor((seconds) => Math.min(seconds, 8) * 500_000)).toBeLessThan(30)
})

test('so is who reads well at first and drips then', () => {
  expect(mayReadFor((seconds) => Math.min(seconds, 60) * 2048 + seconds)).toBeLessThan(90)
})

test('a slow telephone stays, also when the system takes what it read in large pieces', () => {
  expect(mayReadFor((seconds) => seconds * 2048)).toBe(600)
  expect(mayReadFor((seconds) => Math.floor(seconds / 15) * 15 * 2048)).toBe(600)
})

test('who has nothing left to take may be silent', () => {
  let known: Progress | undefined = { taken: 0, since: 0 }
  for (let now = 0; now < 600 * second; now += 5 * second) {
    known = follow(known ?? { taken: 0, since: 0 }, { waiting: 0, taken: answer, now })
    expect(known).toEqual({ taken: answer, since: now })
  }
})
