import { expect, test } from 'vitest'
import { ApiError, createApiClient } from '#platform/web/api-client.ts'
import { proveWhenAsked } from './proving-api.ts'

const refusal = (code: string) => Response.json({ code }, { status: 403 })

/** A server that wants a proof, until there is one. */
function strictServer() {
  let isProved = false
  const asked: string[] = []
  const api = createApiClient(async (path, init) => {
    asked.push(`${init?.method ?? 'GET'} ${path} ${String(init?.body ?? '')}`)
    return isProved ? Response.json({ done: true }) : refusal('session.not_fresh')
  })
  return { api, asked, prove: () => (isProved = true) }
}

test('after the proof the same act is done, with what was typed', async () => {
  const { api, asked, prove } = strictServer()
  const answer = await proveWhenAsked(api, async () => prove()).ask({
    method: 'PATCH',
    path: '/api/x',
    body: { role: 'admin' },
  })
  expect(answer).toEqual({ done: true })
  expect(asked).toEqual(['PATCH /api/x {"role":"admin"}', 'PATCH /api/x {"role":"admin"}'])
})

test('without the proof the refusal stands and nothing is asked again', async () => {
  const { api, asked } = strictServer()
  const act = proveWhenAsked(api, async () => false).ask({ method: 'DELETE', path: '/api/x' })
  await expect(act).rejects.toMatchObject({ code: 'session.not_fresh' })
  expect(asked).toHaveLength(1)
})

test('any other refusal is passed on without a question', async () => {
  const api = createApiClient(async () => refusal('access.denied'))
  const act = proveWhenAsked(api, () => Promise.reject(new Error('asked'))).ask({
    method: 'GET',
    path: '/api/x',
  })
  await expect(act).rejects.toEqual(new ApiError(403, { code: 'access.denied' }))
})
