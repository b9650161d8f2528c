import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inEvenTime } from './even-time.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  // The steps are counted from the beginning of the work, not from that of the clock.
  vi.advanceTimersByTime(7)
})
afterEach(() => {
  vi.useRealTimers()
})

const work =
  (milliseconds: number, isRefused = false) =>
  async () => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    if (isRefused) throw new Error('refused')
    return 'done'
  }

test.each([
  [1, 50],
  [49, 50],
  [51, 100],
  [120, 150],
])('what takes %i milliseconds is answered after %i', async (spent, answered) => {
  for (const isRefused of [false, true]) {
    const began = performance.now()
    const answer = inEvenTime(50, work(spent, isRefused)).then(
      (value) => [value, performance.now() - began],
      () => ['refused', performance.now() - began],
    )
    await vi.advanceTimersByTimeAsync(1000)
    expect(await answer).toEqual([isRefused ? 'refused' : 'done', answered])
  }
})
