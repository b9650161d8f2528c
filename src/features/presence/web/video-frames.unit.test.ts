import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followVideoFrames, longestVideo } from './video-frames.ts'

const minute = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a video of another site counts while its player has the focus on a page that is seen', () => {
  const { page, noted } = follow()
  vi.advanceTimersByTime(40 * minute)
  expect(noted()).toBe(40)
  page.hidden = true
  vi.advanceTimersByTime(10 * minute)
  expect(noted()).toBe(40)
  page.hidden = false
  page.activeElement = frame('other')
  vi.advanceTimersByTime(10 * minute)
  page.activeElement = null
  vi.advanceTimersByTime(10 * minute)
  expect(noted()).toBe(40)
})

test('it counts no longer than the video lasts', () => {
  const { noted } = follow({ videoSeconds: '2400' })
  vi.advanceTimersByTime(3 * 60 * minute)
  expect(noted()).toBe(40)
})

test('one of which nobody knows how long it lasts does not count for ever', () => {
  const { noted } = follow()
  vi.advanceTimersByTime(24 * 60 * minute)
  expect(noted() * minute).toBe(longestVideo)
})

test('each video has its own time', () => {
  const { page, noted } = follow({ videoSeconds: '600' })
  vi.advanceTimersByTime(20 * minute)
  page.activeElement = frame('video-player', { videoSeconds: '300' })
  vi.advanceTimersByTime(20 * minute)
  expect(noted()).toBe(15)
})

test('nothing is looked at after it was stopped', () => {
  const { stop, noted } = follow()
  stop()
  vi.advanceTimersByTime(40 * minute)
  expect([noted(), vi.getTimerCount()]).toEqual([0, 0])
})

interface Page {
  activeElement: ReturnType<typeof frame> | null
  hidden: boolean
}

function follow(dataset?: Record<string, string>) {
  const note = vi.fn<() => void>()
  const page: Page = { activeElement: frame('video-player', dataset), hidden: false }
  const stop = followVideoFrames(page, note)
  return { page, stop, noted: () => note.mock.calls.length }
}

/** What stands for a player's frame where there is no page. */
function frame(className: string, dataset: Record<string, string> = {}) {
  return { matches: (selector: string) => selector === `iframe.${className}`, dataset }
}
