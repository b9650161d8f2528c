import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inactivityTimeout } from '#platform/inactivity.ts'
import { watchInactivity } from './inactivity-watch.ts'
import { createSharedActivity } from './shared-activity.ts'

const minute = 60_000

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000_000 }))
afterEach(() => void vi.useRealTimers())

test('without activity the reader is warned after 18 minutes and expires after 20', () => {
  const { phases } = watch()
  vi.advanceTimersByTime(inactivityTimeout - 2 * minute - 1)
  expect(phases).toEqual([])
  vi.advanceTimersByTime(1)
  expect(phases).toEqual(['warning'])
  vi.advanceTimersByTime(2 * minute - 1)
  expect(phases).toEqual(['warning'])
  vi.advanceTimersByTime(1)
  expect(phases).toEqual(['warning', 'expired'])
  expect(vi.getTimerCount()).toBe(0)
})

test.each(['mousemove', 'keydown', 'click', 'touchstart', 'scroll', 'timeupdate'])(
  '%s starts the time again',
  (event) => {
    const { target, phases } = watch()
    vi.advanceTimersByTime(17 * minute)
    target.dispatchEvent(new Event(event))
    vi.advanceTimersByTime(17 * minute)
    expect(phases).toEqual([])
  },
)

test('activity while the warning shows takes the warning away', () => {
  const { target, phases, inactivity } = watch()
  vi.advanceTimersByTime(19 * minute)
  target.dispatchEvent(new Event('mousemove'))
  expect(phases).toEqual(['warning', 'active'])
  expect(inactivity.remaining()).toBe(inactivityTimeout)
})

test('activity in another tab keeps this one', () => {
  const storage = memory()
  const quiet = watch(storage)
  const busy = watch(storage)
  vi.advanceTimersByTime(19 * minute)
  busy.target.dispatchEvent(new Event('keydown'))
  quiet.target.dispatchEvent(new Event('storage'))
  expect(quiet.phases).toEqual(['warning', 'active'])
  vi.advanceTimersByTime(19 * minute)
  expect(quiet.phases).toEqual(['warning', 'active', 'warning'])
})

test('a clock that is set back gives the reader 20 minutes from then, not more', () => {
  const { target, phases } = watch()
  vi.setSystemTime(Date.now() - 60 * minute)
  target.dispatchEvent(new Event('focus'))
  vi.advanceTimersByTime(19 * minute)
  expect(phases).toEqual(['warning'])
  vi.advanceTimersByTime(minute)
  expect(phases).toEqual(['warning', 'expired'])
})

test('a machine that slept past the limit expires on waking, even if the first thing it sees is a mouse move', () => {
  for (const waking of ['visibilitychange', 'mousemove']) {
    const { target, phases } = watch()
    vi.setSystemTime(Date.now() + 3 * 60 * minute)
    target.dispatchEvent(new Event(waking))
    expect(phases).toEqual(['expired'])
  }
})

test('a stopped watch has no timer and hears nothing', () => {
  const { target, phases, inactivity } = watch()
  inactivity.stop()
  expect(vi.getTimerCount()).toBe(0)
  vi.setSystemTime(Date.now() + inactivityTimeout)
  target.dispatchEvent(new Event('mousemove'))
  expect(phases).toEqual([])
})

test('activity is handed to the heartbeat once', () => {
  const { target, inactivity } = watch()
  expect(inactivity.takeActivity()).toBe(true)
  expect(inactivity.takeActivity()).toBe(false)
  target.dispatchEvent(new Event('scroll'))
  expect(inactivity.takeActivity()).toBe(true)
})

test('a browser that refuses storage still counts', () => {
  const { phases } = watch({ getItem: refuse, setItem: refuse })
  vi.advanceTimersByTime(inactivityTimeout)
  expect(phases).toEqual(['warning', 'expired'])
})

function watch(storage = memory()) {
  const target = new EventTarget()
  const phases: string[] = []
  const shared = createSharedActivity(() => storage)
  const inactivity = watchInactivity({ target, shared, onPhase: (phase) => phases.push(phase) })
  return { target, phases, inactivity }
}

function refuse(): never {
  throw new DOMException('refused', 'SecurityError')
}

function memory() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}
