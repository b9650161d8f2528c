import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answersOf } from '#platform/web/answers/queries.ts'
import { createApiClient } from '#platform/web/api-client.ts'
import { findSessionUser, sessionQuery } from './session-query.ts'
import { endSession, endSessionLater } from './sign-out.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a session that is over already counts as ended; any other refusal does not', async () => {
  await expect(endSession(answering(401))).resolves.toBeUndefined()
  await expect(endSession(answering(503))).rejects.toThrow()
})

test('without a network the session is ended as soon as there is one', async () => {
  const fetch = vi
    .fn<() => Promise<Response>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce(new Response(null, { status: 204 }))
  const ended = endSessionLater(createApiClient(fetch), answersOf(new QueryClient()), new EventTarget())
  await vi.advanceTimersByTimeAsync(2_000)
  expect(fetch).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(5_000)
  await ended
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('also after hours, and at once when the browser says that there is one', async () => {
  const fetch = vi.fn<() => Promise<Response>>().mockRejectedValue(new TypeError('offline'))
  const queryClient = new QueryClient()
  const target = new EventTarget()
  const ended = endSessionLater(createApiClient(fetch), answersOf(queryClient), target)
  await vi.advanceTimersByTimeAsync(3 * 3_600_000)
  const before = fetch.mock.calls.length
  expect(before).toBeGreaterThan(100)
  let arrive = (_answer: Response) => {}
  fetch.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
  target.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(fetch).toHaveBeenCalledTimes(before + 1)
  // What was asked at the same time still heard of the session.
  queryClient.setQueryData(sessionQuery.queryKey, { user: { uid: 'u1' } } as never)
  arrive(new Response(null, { status: 204 }))
  await ended
  expect(findSessionUser(answersOf(queryClient))).toBeNull()
})

test('whoever signed in anew is not signed out', async () => {
  const fetch = vi.fn<() => Promise<Response>>()
  const queryClient = new QueryClient()
  const ended = endSessionLater(createApiClient(fetch), answersOf(queryClient), new EventTarget())
  queryClient.setQueryData(sessionQuery.queryKey, { user: { uid: 'u1' } } as never)
  await vi.advanceTimersByTimeAsync(2_000)
  await ended
  expect(fetch).not.toHaveBeenCalled()
})

function answering(status: number) {
  return createApiClient(async () => Response.json({ code: 'x.y' }, { status }))
}
