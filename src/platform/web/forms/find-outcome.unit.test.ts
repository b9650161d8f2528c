import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api-client.ts'
import { findOutcome } from './find-outcome.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const lost = new ApiError(0, {})

/** Answers in turn; what is an error is thrown. */
function answers(...given: (boolean | ApiError)[]) {
  return vi.fn(async () => {
    const next = given.shift()
    if (next instanceof ApiError) throw next
    return next === true
  })
}

async function ask(wasDone: () => Promise<boolean>, isWanted = () => true) {
  const found = findOutcome(wasDone, isWanted, new EventTarget()).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return found
}

test('what became of it is asked for until an answer comes', async () => {
  const wasDone = answers(lost, new ApiError(503, {}), new ApiError(429, {}), true)
  expect(await ask(wasDone)).toBe(true)
  expect(wasDone).toHaveBeenCalledTimes(4)
  expect(await ask(answers(lost, false))).toBe(false)
})

test('the server has a while first, and a connection that comes back is used at once', async () => {
  const target = new EventTarget()
  const wasDone = answers(true)
  const found = findOutcome(wasDone, () => true, target)
  await vi.advanceTimersByTimeAsync(1000)
  expect(wasDone).not.toHaveBeenCalled()
  target.dispatchEvent(new Event('online'))
  expect(await found).toBe(true)
})

test('a refusal is an answer', async () => {
  const refused = new ApiError(422, { code: 'input.invalid' })
  expect(await ask(answers(lost, refused))).toBe(refused)
})

test('nobody asks for a page that was left', async () => {
  const wasDone = answers(true)
  expect(await ask(wasDone, () => false)).toBe(null)
  expect(wasDone).not.toHaveBeenCalled()
})
