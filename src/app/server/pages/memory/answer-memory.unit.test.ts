import { afterAll, expect, test, vi } from 'vitest'
import { createAnswerMemory } from './answer-memory.ts'

let now = 0
vi.spyOn(performance, 'now').mockImplementation(() => now)
afterAll(() => void vi.restoreAllMocks())

test('an answer is asked again ten minutes later, once something was written', async () => {
  const answers = createAnswerMemory()
  const ask = vi.fn(async () => Response.json({}))
  const times = async () => {
    await answers.read('en /api/faq', ask)
    return ask.mock.calls.length
  }
  await times()
  now = 9 * 60_000
  answers.move([])
  expect(await times()).toBe(1)
  now = 11 * 60_000
  expect(await times()).toBe(1)
  answers.move([])
  expect(await times()).toBe(2)
})
