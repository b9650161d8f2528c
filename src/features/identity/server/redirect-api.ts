import { z } from '@hono/zod-openapi'
import { acceptedNames } from '#features/legal/contract.ts'
import { answer, body, createRouter, operation } from '#platform/server/http/http.ts'
import { providerIds, redirectStartSchema } from '../contract.ts'
import {
  expiredRedirectCookie,
  readRedirectSecret,
  redirectCookie,
  setCookie,
  setEntry,
} from './http/cookies.ts'
import type { Identity } from './identity.ts'
import { knownAnswer } from './redirect/ask-provider.ts'
import type { AcceptAtRegistration } from './legal-sources.ts'
import { finishRedirect, startRedirect } from './redirect/redirect-sign-in.ts'
import { removeSignIn, startJoining } from './redirect/sign-in-methods.ts'
import { browserOf } from './http/request-actor.ts'

const uid = z.object({ uid: z.string().max(64) })
const provider = z.enum(providerIds)
const tags = ['Sign-in']
const done = { 204: { description: 'Done' } }

const signInByRedirect = operation({
  method: 'post',
  path: '/api/auth/sign-in/social',
  access: 'anyone',
  tags,
  summary: 'Begin a redirect sign-in',
  request: {
    body: body(
      z.strictObject({
        provider,
        callbackURL: z.string().max(2000),
        isProof: z
          .boolean()
          .default(false)
          .openapi({ description: 'Whoever is signed in proves again who they are' }),
        accepts: acceptedNames.optional().openapi({
          description: 'Versions of the legal texts that were shown, which count when an account is made',
        }),
      }),
    ),
  },
  responses: { 200: answer(redirectStartSchema, 'Address to send the reader to') },
})

const callback = operation({
  method: 'get',
  path: '/api/auth/callback/{provider}',
  access: 'anyone',
  tags,
  summary: 'Where a redirect provider sends the reader back to',
  // The provider decides what it sends back.
  request: { params: z.object({ provider }), query: z.looseObject({}) },
  responses: { 302: { description: 'To the sign-in page, with the session or with an error code' } },
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

/** Signing in through a redirect provider, and the providers of one's own account. */
export function createRedirectApi(
  { redirects }: Identity,
  { acceptAtRegistration: accept }: { acceptAtRegistration: AcceptAtRegistration },
) {
  return createRouter()
    .openapi(signInByRedirect, async (c) => {
      const { url, browserSecret } = await startRedirect(c.var.ctx, redirects, c.req.valid('json'))
      setCookie(c, redirectCookie(browserSecret, c.var.ctx.config))
      return c.json({ url }, 200)
    })
    .openapi(callback, async (c) => {
      const { ctx } = c.var
      const { location, entry, isOver } = await finishRedirect(ctx, redirects, {
        ...c.req.valid('param'),
        answer: knownAnswer(c.req.valid('query')),
        browserSecret: readRedirectSecret(c.req.raw, ctx.config),
        accept,
        ...browserOf(c.req.raw, ctx.config),
      })
      if (entry) setEntry(c, entry, ctx.config)
      if (isOver) setCookie(c, expiredRedirectCookie(ctx.config))
      return c.redirect(location, 302)
    })
    .openapi(postSignIn, async (c) => {
      const { provider } = c.req.valid('json')
      const { url, browserSecret } = await startJoining(c.var.ctx, redirects, provider)
      setCookie(c, redirectCookie(browserSecret, c.var.ctx.config))
      return c.json({ url }, 200)
    })
    .openapi(deleteSignIn, async (c) => {
      await removeSignIn(c.var.ctx, redirects, c.req.valid('param').provider)
      return c.body(null, 204)
    })
}
