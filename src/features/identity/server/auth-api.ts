import { z } from '@hono/zod-openapi'
import { acceptedNames } from '#features/legal/contract.ts'
import { languages } from '#platform/languages.ts'
import { answer, body, createRouter, emailAddress, nameOf, operation } from '#platform/server/http/http.ts'
import { signedInSchema, signUpAnswerSchema, verifyAnswerSchema } from '../contract.ts'
import {
  browserCookie,
  expiredStepCookie,
  farewellHeaders,
  readBrowserSecret,
  readStepSecret,
  setCookie,
  setEntry,
} from './http/cookies.ts'
import { secondStepCode } from './factors/codes.ts'
import { newPasswordText, passwordText } from './passwords/password-rules.ts'
import type { AcceptAtRegistration } from './legal-sources.ts'
import { browserOf } from './http/request-actor.ts'
import { signOut } from './sessions/sessions.ts'
import { changePassword } from './sign-in/change-password.ts'
import { requestPasswordReset, resetPassword } from './sign-in/password-reset.ts'
import { signIn } from './sign-in/sign-in.ts'
import { signUp } from './sign-in/sign-up.ts'
import { completeSecondStep } from './sign-in/second-step.ts'
import { sendVerification, verifyAddress } from './sign-in/verification.ts'
import { newSecret } from './tokens/tokens.ts'
import { says } from '#platform/problems/field-codes.ts'

const token = z.string().regex(/^[\w-]{16,128}$/, says('invalid'))
const tags = ['Sign-in']
const done = { 204: { description: 'Done' } }
const byMail = { 204: { description: 'Done, whether or not the address is known' } }

const signUpByEmail = operation({
  method: 'post',
  path: '/api/auth/sign-up/email',
  access: 'anyone',
  tags,
  summary: 'Register; where mail is sent, the answer is the same for known and unknown addresses',
  request: {
    body: body(
      z.strictObject({
        email: emailAddress,
        displayName: nameOf(80, 1),
        password: newPasswordText,
        language: z.enum(languages).optional(),
        setupToken: token.optional(),
        accepts: acceptedNames.optional().openapi({
          description:
            'Versions of the legal texts that were shown; without them those in force are accepted',
        }),
      }),
    ),
  },
  responses: { 200: answer(signUpAnswerSchema, 'What to do next') },
})

const signInByEmail = operation({
  method: 'post',
  path: '/api/auth/sign-in/email',
  access: 'anyone',
  tags,
  summary: 'Sign in by password; the session is in the cookie only',
  request: {
    body: body(
      z.strictObject({ email: emailAddress, password: passwordText, rememberMe: z.boolean().default(false) }),
    ),
  },
  responses: { 200: answer(signedInSchema, 'Signed in, or what is needed first') },
})

const signInByCode = operation({
  method: 'post',
  path: '/api/auth/sign-in/code',
  access: 'anyone',
  tags,
  summary: 'The second step of a sign-in: a code of the authenticator app, or a recovery code',
  request: { body: body(z.strictObject({ code: secondStepCode })) },
  responses: { 200: answer(signedInSchema, 'Signed in') },
})

const signOutHere = operation({
  method: 'post',
  path: '/api/auth/sign-out',
  access: 'anyone',
  tags,
  summary: 'End this session',
  responses: done,
})

const askForReset = operation({
  method: 'post',
  path: '/api/auth/request-password-reset',
  access: 'anyone',
  tags,
  summary: 'Ask for a link to set a new password',
  request: { body: body(z.strictObject({ email: emailAddress })) },
  responses: byMail,
})

const reset = operation({
  method: 'post',
  path: '/api/auth/reset-password',
  access: 'anyone',
  tags,
  summary: 'Set a new password with the token of a mail',
  request: { body: body(z.strictObject({ token, newPassword: newPasswordText })) },
  responses: done,
})

const verify = operation({
  method: 'post',
  path: '/api/auth/verify-email',
  access: 'anyone',
  tags,
  summary: 'Confirm an address with the token of a mail; from another browser with a new password',
  request: { body: body(z.strictObject({ token, newPassword: newPasswordText.optional() })) },
  responses: { 200: answer(verifyAnswerSchema, 'Confirmed, or what is needed first') },
})

const askForVerification = operation({
  method: 'post',
  path: '/api/auth/send-verification-email',
  access: 'anyone',
  tags,
  summary: 'Ask for the verification mail once more',
  request: { body: body(z.strictObject({ email: emailAddress })) },
  responses: byMail,
})

const change = operation({
  method: 'post',
  path: '/api/auth/change-password',
  access: 'signed-in',
  tags,
  summary: 'Change the own password; every other session ends',
  request: { body: body(z.strictObject({ currentPassword: passwordText, newPassword: newPasswordText })) },
  responses: done,
})

/** Signing in and out, and what belongs to it. */
export function createAuthApi({ acceptAtRegistration }: { acceptAtRegistration: AcceptAtRegistration }) {
  return createRouter()
    .openapi(signUpByEmail, async (c) => {
      const { ctx } = c.var
      const browserSecret = readBrowserSecret(c.req.raw, ctx.config) ?? newSecret()
      const input = { ...c.req.valid('json'), browserSecret, ...browserOf(c.req.raw, ctx.config) }
      const { answer, session } = await signUp(ctx, input, acceptAtRegistration)
      if (session) setEntry(c, { session }, ctx.config)
      setCookie(c, browserCookie(browserSecret, ctx.config))
      return c.json(answer, 200)
    })
    .openapi(signInByEmail, async (c) => {
      const { ctx } = c.var
      const input = { ...c.req.valid('json'), ...browserOf(c.req.raw, ctx.config) }
      const { user, entry } = await signIn(ctx, input)
      setEntry(c, entry, ctx.config)
      return c.json({ user, next: user ? ('signed-in' as const) : ('second-step' as const) }, 200)
    })
    .openapi(signInByCode, async (c) => {
      const { ctx } = c.var
      const step = readStepSecret(c.req.raw, ctx.config)
      const input = { ...c.req.valid('json'), step, ...browserOf(c.req.raw, ctx.config) }
      const { user, session } = await completeSecondStep(ctx, input)
      setEntry(c, { session }, ctx.config)
      setCookie(c, expiredStepCookie(ctx.config))
      return c.json({ user, next: 'signed-in' as const }, 200)
    })
    .openapi(signOutHere, async (c) => {
      await signOut(c.var.ctx)
      return c.body(null, 204, farewellHeaders(c.var.ctx.config))
    })
    .openapi(askForReset, async (c) => {
      await requestPasswordReset(c.var.ctx, c.req.valid('json').email)
      return c.body(null, 204)
    })
    .openapi(reset, async (c) => {
      await resetPassword(c.var.ctx, c.req.valid('json'))
      return c.body(null, 204)
    })
    .openapi(verify, async (c) => {
      const { ctx } = c.var
      const { answer, session } = await verifyAddress(ctx, {
        ...c.req.valid('json'),
        browserSecret: readBrowserSecret(c.req.raw, ctx.config),
        ...browserOf(c.req.raw, ctx.config),
      })
      if (session) setEntry(c, { session }, ctx.config)
      return c.json(answer, 200)
    })
    .openapi(askForVerification, async (c) => {
      await sendVerification(c.var.ctx, c.req.valid('json').email)
      return c.body(null, 204)
    })
    .openapi(change, async (c) => {
      const { ctx } = c.var
      const input = { ...c.req.valid('json'), ...browserOf(c.req.raw, ctx.config) }
      setEntry(c, { session: await changePassword(ctx, input) }, ctx.config)
      return c.body(null, 204)
    })
}
