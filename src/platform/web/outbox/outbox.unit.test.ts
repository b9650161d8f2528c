import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../api-client.ts'
import type { Device } from './device.ts'
import type { OutboxEntry, Wish } from './entries.ts'
import { createOutbox, type Outcome, type Ports } from './outbox.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const tick = (id: string, values: Partial<Wish> = {}): Wish => ({
  id,
  owner: 'almaz',
  subject: `lesson/${id}`,
  kind: 'lesson',
  title: id,
  method: 'PUT',
  path: `/api/${id}`,
  touches: [],
  ...values,
})
const unreachable = () => new ApiError(0, {})

/** One browser: its tabs share the device and the lock. */
function browser({ random = 0 } = {}) {
  let entries: readonly OutboxEntry[] = []
  let last: Promise<void> = Promise.resolve()
  const device: Device = {
    read: async () => entries,
    update: async (change) => (entries = change(entries)),
    isLasting: () => true,
  }
  const net = { isOnline: true }
  const deliver = vi.fn<Ports['deliver']>(async () => 'fine')
  const onSessionDoubt = vi.fn<() => void>()
  const tabs: { hear(outcome: Outcome | null): void }[] = []
  const openTab = (owner: string | null | undefined = 'almaz') => {
    const tab = createOutbox({
      device,
      deliver,
      now: () => Date.now(),
      random: () => random,
      isOnline: () => net.isOnline,
      alone: (work) => (last = last.then(work, work)),
      tell: (outcome) => tabs.filter((other) => other !== tab).forEach((other) => other.hear(outcome)),
      onSessionDoubt,
    })
    tabs.push(tab)
    tab.setOwner(owner)
    tab.start()
    return tab
  }
  return { net, deliver, onSessionDoubt, openTab, kept: () => entries }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

test('devices that were refused together come back apart', async () => {
  const refused = new ApiError(503, {})
  const soon = browser({ random: 0 })
  const late = browser({ random: 0.999 })
  for (const one of [soon, late]) {
    one.deliver.mockRejectedValueOnce(refused)
    await one.openTab().add(tick('a'))
  }
  await vi.advanceTimersByTimeAsync(2_100)
  expect([soon, late].map((one) => one.deliver.mock.calls.length)).toEqual([2, 1])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(late.deliver).toHaveBeenCalledTimes(2)
})

test('what the server said is told before the wish is forgotten, so that nothing is without both', async () => {
  const { openTab } = browser()
  const tab = openTab()
  const seen: number[] = []
  tab.onOutcome(() => seen.push(tab.read().length))
  await tab.add(tick('a'))
  await settle()
  expect([seen, tab.read()]).toEqual([[1], []])
})

test('with a connection a wish goes out at once, and its answer is told to all tabs', async () => {
  const { openTab, deliver, kept } = browser()
  const [one, other] = [openTab(), openTab()]
  const heard = vi.fn<(outcome: Outcome) => void>()
  other.onOutcome(heard)
  await one.add(tick('a'))
  await settle()
  expect(deliver).toHaveBeenCalledTimes(1)
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ answer: 'fine' }))
  expect([kept(), one.read(), other.read()]).toEqual([[], [], []])
})

test('without one it is kept, and goes out once when it returns, whichever tabs are open', async () => {
  const { net, openTab, deliver, kept } = browser()
  const [one, other] = [openTab(), openTab()]
  net.isOnline = false
  await one.add(tick('a'))
  await one.add(tick('b'))
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(deliver).not.toHaveBeenCalled()
  expect(kept()).toHaveLength(2)
  net.isOnline = true
  one.wake()
  other.wake()
  await settle()
  expect(deliver.mock.calls.map(([{ id }]) => id)).toEqual(['a', 'b'])
  expect(kept()).toEqual([])
})

test('a request that is cut is tried again under its key after a pause', async () => {
  const { openTab, deliver, kept } = browser()
  deliver.mockRejectedValueOnce(unreachable()).mockRejectedValueOnce(new TypeError('cut'))
  const tab = openTab()
  await tab.add(tick('a'))
  await settle()
  expect(kept()).toMatchObject([{ status: 'waiting', problem: { status: 0 } }])
  await vi.advanceTimersByTimeAsync(8_000)
  expect(deliver.mock.calls.map(([{ id }]) => id)).toEqual(['a', 'a', 'a'])
  expect(kept()).toEqual([])
})

test('a tick waits for the end of its text to be told, also when that is cut once, and nothing wakes for it meanwhile', async () => {
  const { openTab, deliver, kept } = browser()
  deliver.mockRejectedValueOnce(unreachable())
  const tab = openTab()
  await tab.add(tick('end', { subject: 'place/1/en' }))
  await settle()
  await tab.add(tick('done', { after: ['place/1', 'watched/1'] }))
  await vi.advanceTimersByTimeAsync(1_900)
  expect(deliver.mock.calls.map(([{ id }]) => id)).toEqual(['end'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(deliver.mock.calls.map(([{ id }]) => id)).toEqual(['end', 'end', 'done'])
  expect(kept()).toEqual([])
})

test('a device without a connection sleeps until it returns', async () => {
  const { net, openTab, deliver } = browser()
  net.isOnline = false
  const tab = openTab()
  await tab.add(tick('a'))
  await settle()
  expect(vi.getTimerCount()).toBe(0)
  net.isOnline = true
  tab.wake()
  await settle()
  expect(deliver).toHaveBeenCalledTimes(1)
})

test('a tab that was closed in the middle of sending is taken over by the next one', async () => {
  const { openTab, deliver, kept, net } = browser()
  const first = openTab()
  net.isOnline = false
  await first.add(tick('a'))
  first.stop()
  net.isOnline = true
  const next = openTab()
  await settle()
  expect(deliver).toHaveBeenCalledTimes(1)
  expect([kept(), next.read()]).toEqual([[], []])
})

describe('accounts', () => {
  test('what one account wanted is never sent for another, nor for nobody', async () => {
    const { openTab, deliver, net } = browser()
    const tab = openTab('almaz')
    net.isOnline = false
    await tab.add(tick('a'))
    net.isOnline = true
    for (const reader of [null, 'bekele', undefined]) {
      tab.setOwner(reader)
      await vi.advanceTimersByTimeAsync(120_000)
    }
    expect(deliver).not.toHaveBeenCalled()
    tab.setOwner('almaz')
    await settle()
    expect(deliver).toHaveBeenCalledTimes(1)
  })

  test.each(['session.required', 'session.other_account'] as const)(
    'an answer %s keeps it and asks who is signed in',
    async (code) => {
      const { openTab, deliver, onSessionDoubt, kept } = browser()
      deliver.mockRejectedValue(new ApiError(401, { code }))
      const tab = openTab()
      await tab.add(tick('a'))
      await settle()
      expect(onSessionDoubt).toHaveBeenCalled()
      expect(kept()).toMatchObject([{ status: 'waiting', problem: { code } }])
      tab.stop()
    },
  )
})

describe('answers that say no', () => {
  test.each([403, 404, 409, 422, 500])('%i is shown, and does not hold up the next', async (status) => {
    const { openTab, deliver, kept } = browser()
    deliver.mockRejectedValueOnce(new ApiError(status, { code: 'lesson.locked' }))
    const tab = openTab()
    const heard = vi.fn<(outcome: Outcome) => void>()
    tab.onOutcome(heard)
    await tab.add(tick('a'))
    await tab.add(tick('b'))
    await settle()
    expect(heard).toHaveBeenCalledWith(
      expect.objectContaining({ problem: expect.objectContaining({ status }) }),
    )
    expect(kept()).toMatchObject([{ id: 'a', status: 'refused' }])
    await tab.discard('a')
    expect(kept()).toEqual([])
  })

  test.each([408, 429, 502, 503, 504])(
    '%i is tried again later, not before the time it names',
    async (status) => {
      const { openTab, deliver } = browser()
      deliver.mockRejectedValueOnce(new ApiError(status, { code: 'server.busy' }, 600))
      await openTab().add(tick('a'))
      await vi.advanceTimersByTimeAsync(599_000)
      expect(deliver).toHaveBeenCalledTimes(1)
      await vi.advanceTimersByTimeAsync(2_000)
      expect(deliver).toHaveBeenCalledTimes(2)
    },
  )
})

test('a message tried more than a day ago waits for its reader to decide', async () => {
  const { openTab, deliver, kept, net } = browser()
  deliver.mockRejectedValueOnce(unreachable())
  const tab = openTab()
  await tab.add(tick('a', { method: 'POST' }))
  await settle()
  net.isOnline = false
  await vi.advanceTimersByTimeAsync(25 * 3_600_000)
  net.isOnline = true
  tab.wake()
  await settle()
  expect(deliver).toHaveBeenCalledTimes(1)
  expect(kept()).toMatchObject([{ status: 'refused', problem: { code: 'outbox.doubtful' } }])
  await tab.retry('a', 'z')
  await settle()
  expect(deliver.mock.calls.at(-1)?.[0].id).toBe('z')
})
