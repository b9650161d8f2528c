import { expect } from 'vitest'

/**
 * Does work of which the time must not grow with the square of what it is given, and expects it to take less than so many seconds of
 * the processor: far more than it does, far less than such growth would. Waiting for others on a busy machine does not count.
 */
export function inBoundedTime<T>(work: () => T, seconds: number): T {
  const begun = process.threadCpuUsage()
  const done = work()
  const { user, system } = process.threadCpuUsage(begun)
  expect((user + system) / 1_000_000).toBeLessThan(seconds)
  return done
}
