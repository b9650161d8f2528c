import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApiClient } from '#platform/web/api-client.ts'
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
  const ended = endSessionLater(createApiClient(fetch), new QueryClient())
  await vi.advanceTimersByTimeAsync(2_000)
  expect(fetch).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(5_000)
  await ended
  expect(fetch).toHaveBeenCalledTimes(2)
})

function answering(status: number) {
  return createApiClient(async () => Response.json({ code: 'x.y' }, { status }))
}
