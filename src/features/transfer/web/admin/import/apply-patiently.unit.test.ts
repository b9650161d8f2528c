import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApiClient } from '#platform/web/api-client.ts'
import { applyPatiently } from './apply-patiently.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const refusal = (status: number, code?: string) => Response.json({ code }, { status })
const waiting = { id: 'x', result: null }
const done = { id: 'x', result: { items: [] } }

/** An API that answers applications one after the other, and looks as long as there is nothing else to say. */
function startApplying(applications: (Response | 'broken off')[], looks: object[] = []) {
  const posts: number[] = []
  const started = Date.now()
  const api = createApiClient(async (_, init) => {
    if (init?.method !== 'POST') return Response.json(looks.shift() ?? waiting)
    posts.push((Date.now() - started) / 1000)
    const answer = applications.shift()
    if (answer === undefined || answer === 'broken off') throw new TypeError('broken off')
    return answer
  })
  const applied = applyPatiently(api, 'x')
  applied.catch(() => undefined)
  return { applied, posts }
}

test('an import whose server was killed is applied again as soon as its place is free', async () => {
  const { applied, posts } = startApplying([
    'broken off',
    refusal(409, 'import.running'),
    Response.json(done),
  ])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await applied).toEqual(done)
  expect(posts).toEqual([0, 30, 60])
})

test('an import that goes on without its connection is asked for, and not applied again once it is done', async () => {
  const { applied, posts } = startApplying(['broken off'], [waiting, waiting, done])
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await applied).toEqual(done)
  expect(posts).toEqual([0])
})

test('what is refused when it is applied again is told', async () => {
  const { applied } = startApplying(['broken off', refusal(409, 'import.site_changed')])
  await vi.advanceTimersByTimeAsync(30_000)
  await expect(applied).rejects.toMatchObject({ code: 'import.site_changed' })
})

test('an import that is running when it is applied first is told at once', async () => {
  const { applied } = startApplying([refusal(409, 'import.running')])
  await expect(applied).rejects.toMatchObject({ code: 'import.running' })
})

test('after ten minutes without a result the broken connection is told', async () => {
  const { applied, posts } = startApplying(['broken off'])
  await vi.advanceTimersByTimeAsync(600_000)
  await expect(applied).rejects.toMatchObject({ status: 0 })
  expect(posts).toHaveLength(21)
})
