import { z } from '@hono/zod-openapi'
import { answer, body, createRouter, operation } from '#platform/server/http/http.ts'
import {
  appSetUpSchema,
  factorRuleSchema,
  pastSignInListSchema,
  recoveryCodesSchema,
  secondFactorSchema,
} from '../contract.ts'
import { secondStepCode } from './factors/codes.ts'
import { isFactorRequired, requireFactor } from './factors/factor-rule.ts'
import { passwordText } from './passwords/password-rules.ts'
import { listPastSignIns } from './profile/sign-in-history.ts'
import {
  beginApp,
  confirmOwnApp,
  readSecondFactor,
  removeOwnApp,
  renewRecoveryCodes,
  takeFactorsOff,
} from './second-factor/second-factor.ts'

const uid = z.object({ uid: z.string().max(64) })
const done = { 204: { description: 'Done' } }
const withCode = body(z.strictObject({ code: secondStepCode }))

const getFactor = operation({
  method: 'get',
  path: '/api/users/{uid}/second-factor',
  access: 'self',
  tags: ['Users'],
  summary: 'The second factors of the own account',
  request: { params: uid },
  responses: { 200: answer(secondFactorSchema, 'Without any secret') },
})

const postApp = operation({
  method: 'post',
  path: '/api/users/{uid}/second-factor',
  access: 'self',
  isGrave: true,
  tags: ['Users'],
  summary: 'Begin to set up an authenticator app; it counts once it is confirmed',
  request: { params: uid },
  responses: { 200: answer(appSetUpSchema, 'The secret, shown now only') },
})

const confirmApp = operation({
  method: 'post',
  path: '/api/users/{uid}/second-factor/confirm',
  access: 'self',
  isGrave: true,
  tags: ['Users'],
  summary: 'Confirm the app with its code; every other session ends',
  request: { params: uid, body: withCode },
  responses: { 200: answer(recoveryCodesSchema, 'Recovery codes, shown now only') },
})

const deleteApp = operation({
  method: 'delete',
  path: '/api/users/{uid}/second-factor',
  access: 'self',
  isGrave: true,
  tags: ['Users'],
  summary: 'Take the authenticator app off the own account; every other session ends',
  request: {
    params: uid,
    body: body(z.strictObject({ password: passwordText.optional(), code: secondStepCode })),
  },
  responses: done,
})

const postCodes = operation({
  method: 'post',
  path: '/api/users/{uid}/recovery-codes',
  access: 'self',
  isGrave: true,
  tags: ['Users'],
  summary: 'New recovery codes in the place of the earlier ones',
  request: { params: uid, body: withCode },
  responses: { 200: answer(recoveryCodesSchema, 'Shown now only') },
})

const getSignIns = operation({
  method: 'get',
  path: '/api/users/{uid}/past-sign-ins',
  access: 'self',
  tags: ['Users'],
  summary: 'The last twenty times somebody signed in to the own account, or tried to',
  request: { params: uid },
  responses: { 200: answer(pastSignInListSchema, 'Newest first') },
})

const takeOff = operation({
  method: 'delete',
  path: '/api/admin/users/{uid}/second-factor',
  access: 'admin',
  isGrave: true,
  tags: ['Administration'],
  summary: 'Take app and passkeys off somebody who has lost them; they are told',
  request: { params: uid },
  responses: done,
})

const getRule = operation({
  method: 'get',
  path: '/api/admin/second-factor',
  access: 'admin',
  tags: ['Administration'],
  summary: 'Whether administrators need a second factor',
  responses: { 200: answer(factorRuleSchema, 'The rule') },
})

const putRule = operation({
  method: 'put',
  path: '/api/admin/second-factor',
  access: 'admin',
  isGrave: true,
  tags: ['Administration'],
  summary: 'Say whether administrators need a second factor',
  request: { body: body(z.strictObject({ isRequired: z.boolean() })) },
  responses: { 200: answer(factorRuleSchema, 'The rule as it is now') },
})

/** Second factors and past sign-ins of one's own account, and what administrators may do about them. */
export const factorApi = createRouter()
  .openapi(getFactor, async (c) => c.json(await readSecondFactor(c.var.ctx), 200))
  .openapi(postApp, async (c) => c.json(await beginApp(c.var.ctx), 200))
  .openapi(confirmApp, async (c) =>
    c.json({ codes: await confirmOwnApp(c.var.ctx, c.req.valid('json').code) }, 200),
  )
  .openapi(deleteApp, async (c) => {
    await removeOwnApp(c.var.ctx, c.req.valid('json'))
    return c.body(null, 204)
  })
  .openapi(postCodes, async (c) =>
    c.json({ codes: await renewRecoveryCodes(c.var.ctx, c.req.valid('json').code) }, 200),
  )
  .openapi(getSignIns, async (c) =>
    c.json({ signIns: await listPastSignIns(c.var.ctx, c.req.valid('param').uid) }, 200),
  )
  .openapi(takeOff, async (c) => {
    await takeFactorsOff(c.var.ctx, c.req.valid('param').uid)
    return c.body(null, 204)
  })
  .openapi(getRule, async (c) => c.json({ isRequired: await isFactorRequired(c.var.ctx.readDb) }, 200))
  .openapi(putRule, async (c) => {
    const { isRequired } = c.req.valid('json')
    await requireFactor(c.var.ctx, isRequired)
    return c.json({ isRequired }, 200)
  })
