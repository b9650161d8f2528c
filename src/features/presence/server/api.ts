import { z } from '@hono/zod-openapi'
import { invalid, Problem } from '#platform/errors.ts'
import { createRouter, fieldErrors, operation } from '#platform/server/http/http.ts'
import { presenceSchema, type Presence } from '../contract.ts'
import { reportPresence, type PresenceBook } from './presence.ts'

const postPresence = operation({
  method: 'post',
  path: '/api/users/{uid}',
  access: 'self',
  tags: ['Users'],
  summary: 'Report the own presence; also what the browser sends when a page closes',
  description: 'JSON, as application/json or, from a beacon, as text/plain.',
  request: {
    params: z.object({ uid: z.string().max(64) }),
    body: {
      content: { 'application/json': { schema: presenceSchema }, 'text/plain': { schema: presenceSchema } },
    },
  },
  responses: { 204: { description: 'Written, or the same as before' } },
})

/** Readers who report that they are here, or leave. */
export function createPresenceApi(book: PresenceBook) {
  return createRouter().openapi(postPresence, async (c) => {
    await reportPresence(c.var.ctx, parsePresence(await c.req.text()), book)
    return c.body(null, 204)
  })
}

/** A beacon cannot name its content type, so the body is read as JSON whatever it says it is. */
function parsePresence(text: string): Presence {
  const parsed = presenceSchema.safeParse(readJson(text))
  if (!parsed.success) throw invalid(fieldErrors(parsed.error))
  return parsed.data
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem(400, 'input.malformed')
  }
}
