import { z } from '@hono/zod-openapi'
import { body, createRouter, operation, answer } from '#platform/server/http.ts'
import { providerIds, redirectStartSchema } from '../contract.ts'
import { redirectCookie } from './cookies.ts'
import type { Identity } from './identity.ts'
import { passwordText } from './passwords/password-rules.ts'
import { proveAgain } from './sign-in/proof.ts'
import { removeSignIn, startJoining } from './redirect/sign-in-methods.ts'

const uid = z.object({ uid: z.string().max(64) })
const provider = z.enum(providerIds)
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

const postSignIn = operation({
  method: 'post',
  path: '/api/users/{uid}/sign-ins',
  access: 'self',
  isGrave: true,
  tags: ['Users'],
  summary: 'Begin to join a redirect provider to the own account',
  request: { params: uid, body: body(z.strictObject({ provider })) },
  responses: { 200: answer(redirectStartSchema, 'Address to send the reader to') },
})

const deleteSignIn = operation({
  method: 'delete',
  path: '/api/users/{uid}/sign-ins/{provider}',
  access: 'self',
  isGrave: true,
  tags: ['Users'],
  summary: 'Take a redirect provider off the own account; another way in must remain',
  request: { params: uid.extend({ provider }) },
  responses: done,
})

/** Proving who one is, the ways into one's own account, and hearing of the end of a session. */
export function createAccessApi(identity: Identity) {
  return createRouter()
    .openapi(getEvents, (c) => {
      const { ctx } = c.var
      const isAsked = c.req.header('accept')?.includes('text/event-stream') ?? false
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
    .openapi(postSignIn, async (c) => {
      const { provider } = c.req.valid('json')
      const { url, browserSecret } = await startJoining(c.var.ctx, identity.redirects, provider)
      c.header('set-cookie', redirectCookie(browserSecret, c.var.ctx.config))
      return c.json({ url }, 200)
    })
    .openapi(deleteSignIn, async (c) => {
      await removeSignIn(c.var.ctx, c.req.valid('param').provider)
      return c.body(null, 204)
    })
}
