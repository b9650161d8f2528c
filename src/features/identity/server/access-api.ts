import { z } from '@hono/zod-openapi'
import { body, createRouter, operation } from '#platform/server/http/http.ts'
import type { Identity } from './identity.ts'
import { passwordText } from './passwords/password-rules.ts'
import { proveAgain } from './sign-in/proof.ts'

const done = { 204: { description: 'Done' } }

const getEvents = operation({
  method: 'get',
  path: '/api/session/events',
  access: 'anyone',
  tags: ['Session'],
  summary: 'Tells an open page when its session ends or its role changes',
  description:
    'Server-sent events: `ended` or `changed`. Ask with `Accept: text/event-stream`; 204 for whoever is not signed in or does not ask for events.',
  responses: {
    200: { description: 'Events', content: { 'text/event-stream': { schema: z.string() } } },
    204: { description: 'Nothing to tell' },
  },
})

const getProof = operation({
  method: 'get',
  path: '/api/session/proof',
  access: 'signed-in',
  isGrave: true,
  tags: ['Session'],
  summary: 'Whether grave acts are open to the reader now',
  responses: done,
})

const postProof = operation({
  method: 'post',
  path: '/api/session/proof',
  access: 'signed-in',
  tags: ['Session'],
  summary: 'Prove by password who one is, so that grave acts are open for a while',
  request: { body: body(z.strictObject({ password: passwordText })) },
  responses: done,
})

/** Proving who one is, and hearing of the end of a session. */
export function createAccessApi(identity: Identity) {
  return createRouter()
    .openapi(getEvents, (c) => {
      const { ctx } = c.var
      // Nobody reads, or ends, what answers a question for the headers alone.
      const isRead = c.req.raw.method === 'GET'
      const isAsked = isRead && (c.req.header('accept')?.includes('text/event-stream') ?? false)
      if (ctx.actor.kind === 'guest' || !isAsked) return c.body(null, 204)
      return c.body(identity.watch.open(ctx), 200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        // Proxies that collect an answer before they pass it on are told not to.
        'x-accel-buffering': 'no',
      })
    })
    .openapi(getProof, (c) => c.body(null, 204))
    .openapi(postProof, async (c) => {
      await proveAgain(c.var.ctx, c.req.valid('json').password)
      return c.body(null, 204)
    })
}
