import { expect, test, vi } from 'vitest'
import { ApiError, createApiClient } from '#platform/web/api-client.ts'
import { watchApi } from './watched-api.ts'

test.each([
  [401, 'session.required', 1],
  [401, 'credentials.wrong', 0],
  [403, 'access.denied', 0],
  [500, 'server.failed', 0],
])('an answer %i %s is still an error; a lost session is noticed', async (status, code, times) => {
  const onLost = vi.fn()
  const api = watchApi(
    createApiClient(async () => Response.json({ code }, { status })),
    onLost,
  )
  await expect(api.get('/api/session')).rejects.toBeInstanceOf(ApiError)
  await expect(api.post('/api/auth/sign-out')).rejects.toThrow(code)
  expect(onLost).toHaveBeenCalledTimes(2 * times)
})

test('a good answer passes through', async () => {
  const onLost = vi.fn()
  const api = watchApi(
    createApiClient(async () => Response.json({ fine: true })),
    onLost,
  )
  expect(await api.get('/api/session')).toEqual({ fine: true })
  expect(onLost).not.toHaveBeenCalled()
})
