import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilItWorks } from './try-again.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => void vi.useRealTimers())

test('what broke on its way is asked for again after longer and longer pauses, and at once with a connection', async () => {
  const target = new EventTarget()
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('lost'))
  const arrival = untilItWorks(load, target)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(3_600_000)
  const before = load.mock.calls.length
  expect(before).toBeGreaterThan(60)
  load.mockResolvedValueOnce('here')
  target.dispatchEvent(new Event('online'))
  await expect(arrival).resolves.toBe('here')
  expect(load).toHaveBeenCalledTimes(before + 1)
})
