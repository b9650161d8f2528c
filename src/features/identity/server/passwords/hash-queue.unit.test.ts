import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createHashQueue } from './hash-queue.ts'

test('a flood of sign-ins leaves a core for pages, and what is too much is told when to come back', async () => {
  const enqueue = createHashQueue()
  let running = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++running)
    await setTimeout(5)
    running--
  }
  const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => enqueue(work)))
  const atOnce = Math.max(1, availableParallelism() - 1)
  expect(most).toBe(atOnce)
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused).toHaveLength(100 - 50 - atOnce)
  for (const { reason } of refused) expect(reason).toMatchObject({ status: 503, retryAfterSeconds: 3 })
})
