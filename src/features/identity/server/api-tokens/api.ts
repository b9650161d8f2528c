import { z } from '@hono/zod-openapi'
import { tokenScopes } from '#platform/actor.ts'
import { answer, body, createRouter, nameOf, operation } from '#platform/server/http/http.ts'
import { apiTokenListSchema, madeApiTokenSchema } from '../../contract.ts'
import { listOwnTokens, makeToken, withdrawToken } from './api-tokens.ts'

const uid = z.object({ uid: z.string().max(64) })
const tags = ['Users']

const getTokens = operation({
  method: 'get',
  path: '/api/users/{uid}/tokens',
  access: 'self',
  tags,
  summary: 'The own tokens for other programs, without the tokens themselves',
  request: { params: uid },
  responses: { 200: answer(apiTokenListSchema, 'Tokens, the newest first') },
})

const postToken = operation({
  method: 'post',
  path: '/api/users/{uid}/tokens',
  access: 'self',
  isGrave: true,
  tags,
  summary: 'Make a token with which another program acts for oneself',
  request: {
    params: uid,
    body: body(
      z.strictObject({
        name: nameOf(60, 1),
        scope: z.enum(tokenScopes).openapi({
          description: '`read`: only GET; `write`: everything that the account may do over the API',
        }),
        days: z.number().int().min(1).max(365),
      }),
    ),
  },
  responses: { 201: answer(madeApiTokenSchema, 'The token, this once') },
})

const deleteToken = operation({
  method: 'delete',
  path: '/api/users/{uid}/tokens/{id}',
  access: 'self',
  tags,
  summary: 'Withdraw one of the own tokens',
  request: { params: uid.extend({ id: z.string().max(64) }) },
  responses: { 204: { description: 'Done' } },
})

/** Tokens for other programs, made and withdrawn by their owner. */
export const apiTokensApi = createRouter()
  .openapi(getTokens, async (c) => c.json({ items: await listOwnTokens(c.var.ctx) }, 200))
  .openapi(postToken, async (c) => c.json(await makeToken(c.var.ctx, c.req.valid('json')), 201))
  .openapi(deleteToken, async (c) => {
    await withdrawToken(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })
