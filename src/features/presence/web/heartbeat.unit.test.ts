import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { heartbeatInterval, startHeartbeat } from './heartbeat.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a heart beats once a minute until it is stopped', () => {
  const beat = vi.fn()
  const stop = startHeartbeat(new EventTarget(), beat)
  vi.advanceTimersByTime(3 * heartbeatInterval)
  expect(beat).toHaveBeenCalledTimes(3)
  stop()
  vi.advanceTimersByTime(3 * heartbeatInterval)
  expect(beat).toHaveBeenCalledTimes(3)
})

test('a page that was slowed down in the background beats when it is seen again, and not more often', () => {
  const beat = vi.fn()
  const target = new EventTarget()
  startHeartbeat(target, beat)
  vi.setSystemTime(Date.now() + 10 * heartbeatInterval)
  target.dispatchEvent(new Event('visibilitychange'))
  target.dispatchEvent(new Event('visibilitychange'))
  expect(beat).toHaveBeenCalledTimes(1)
})
