import { z } from '@hono/zod-openapi'
import { answer, createRouter, operation } from '#platform/server/http/http.ts'
import { userSessionListSchema } from '../../contract.ts'
import { endOtherSessions, endOwnSession, serializeSignIns } from './sessions.ts'

const uid = z.object({ uid: z.string().max(64) })
const done = { 204: { description: 'Done' } }

const getSessions = operation({
  method: 'get',
  path: '/api/users/{uid}/sessions',
  access: 'self',
  tags: ['Users'],
  summary: 'Where one is signed in, and how one can sign in',
  request: { params: uid },
  responses: { 200: answer(userSessionListSchema, 'Living sessions, this one first') },
})

const deleteOneSession = operation({
  method: 'delete',
  path: '/api/users/{uid}/sessions/{id}',
  access: 'self',
  tags: ['Users'],
  summary: 'End one of the own sessions',
  request: { params: uid.extend({ id: z.string().max(64) }) },
  responses: done,
})

const deleteOtherSessions = operation({
  method: 'delete',
  path: '/api/users/{uid}/sessions',
  access: 'self',
  tags: ['Users'],
  summary: 'End the own sessions everywhere else',
  request: { params: uid },
  responses: done,
})

/** Where one is signed in, and the end of it. */
export const sessionsApi = createRouter()
  .openapi(getSessions, async (c) => c.json(await serializeSignIns(c.var.ctx), 200))
  .openapi(deleteOneSession, async (c) => {
    await endOwnSession(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .openapi(deleteOtherSessions, async (c) => {
    await endOtherSessions(c.var.ctx)
    return c.body(null, 204)
  })
