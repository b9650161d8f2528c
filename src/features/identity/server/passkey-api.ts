import { z } from '@hono/zod-openapi'
import { answer, body, createRouter, nameOf, operation } from '#platform/server/http/http.ts'
import { passkeyListSchema, signedInSchema } from '../contract.ts'
import { setEntry } from './http/cookies.ts'
import { beginPasskeySignIn, signInByPasskey } from './passkeys/passkey-sign-in.ts'
import { addPasskey, beginPasskey, nameOwnPasskey, removeOwnPasskey } from './passkeys/passkeys.ts'
import { browserOf } from './http/request-actor.ts'

const uid = z.object({ uid: z.string().max(64) })
const one = uid.extend({ id: z.string().max(64) })
const done = { 204: { description: 'Done' } }
const name = nameOf(60, 1)
const options = answer(
  z.looseObject({ challenge: z.string() }),
  'For the browser, as WebAuthn Level 3 writes them in JSON',
)

const bytes = z
  .string()
  .regex(/^[\w-]+$/)
  .max(20_000)
/** What every authenticator's answer has. Extensions are not asked for, and what they say is not read. */
const credential = {
  id: bytes.max(2000),
  rawId: bytes.max(2000),
  type: z.literal('public-key'),
  authenticatorAttachment: z
    .enum(['platform', 'cross-platform'])
    .nullish()
    .transform((it) => it ?? undefined),
  clientExtensionResults: z.record(z.string().max(40), z.unknown()).transform(() => ({})),
}

const registration = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: bytes,
    attestationObject: bytes,
    authenticatorData: bytes.optional(),
    publicKey: bytes.optional(),
    publicKeyAlgorithm: z.number().int().optional(),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})

const assertion = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
})

const postOptions = operation({
  method: 'post',
  path: '/api/users/{uid}/passkeys/options',
  access: 'self',
  isGrave: true,
  tags: ['Users'],
  summary: 'Begin to add a passkey to the own account',
  request: { params: uid },
  responses: { 200: options },
})

const postPasskey = operation({
  method: 'post',
  path: '/api/users/{uid}/passkeys',
  access: 'self',
  isGrave: true,
  tags: ['Users'],
  summary: 'Add the passkey that the browser has made; every other session ends',
  request: { params: uid, body: body(z.strictObject({ name, response: registration })) },
  responses: { 200: answer(passkeyListSchema, 'The passkeys of the account') },
})

const patchPasskey = operation({
  method: 'patch',
  path: '/api/users/{uid}/passkeys/{id}',
  access: 'self',
  tags: ['Users'],
  summary: 'Give a passkey another name',
  request: { params: one, body: body(z.strictObject({ name })) },
  responses: done,
})

const deletePasskey = operation({
  method: 'delete',
  path: '/api/users/{uid}/passkeys/{id}',
  access: 'self',
  isGrave: true,
  tags: ['Users'],
  summary: 'Take a passkey off the own account; every other session ends',
  request: { params: one },
  responses: done,
})

const postSignInOptions = operation({
  method: 'post',
  path: '/api/auth/sign-in/passkey/options',
  access: 'anyone',
  tags: ['Sign-in'],
  summary: 'Begin to sign in by a passkey',
  responses: { 200: options },
})

const postSignIn = operation({
  method: 'post',
  path: '/api/auth/sign-in/passkey',
  access: 'anyone',
  tags: ['Sign-in'],
  summary: 'Sign in by a passkey, which counts as both factors',
  request: {
    body: body(z.strictObject({ response: assertion, rememberMe: z.boolean().default(false) })),
  },
  responses: { 200: answer(signedInSchema, 'Signed in') },
})

/** Passkeys of one's own account, and signing in with one. */
export const passkeyApi = createRouter()
  .openapi(postOptions, async (c) => c.json({ ...(await beginPasskey(c.var.ctx)) }, 200))
  .openapi(postPasskey, async (c) =>
    c.json({ passkeys: await addPasskey(c.var.ctx, c.req.valid('json')) }, 200),
  )
  .openapi(patchPasskey, async (c) => {
    await nameOwnPasskey(c.var.ctx, { id: c.req.valid('param').id, ...c.req.valid('json') })
    return c.body(null, 204)
  })
  .openapi(deletePasskey, async (c) => {
    await removeOwnPasskey(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .openapi(postSignInOptions, async (c) => c.json({ ...(await beginPasskeySignIn(c.var.ctx)) }, 200))
  .openapi(postSignIn, async (c) => {
    const { ctx } = c.var
    const input = { ...c.req.valid('json'), ...browserOf(c.req.raw, ctx.config) }
    const { user, session } = await signInByPasskey(ctx, input)
    setEntry(c, { session }, ctx.config)
    return c.json({ user, next: 'signed-in' as const }, 200)
  })
