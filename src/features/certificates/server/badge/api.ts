import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { notFound } from '#platform/errors.ts'
import { answer, createRouter, operation, type AppEnv } from '#platform/server/http/http.ts'
import { issuerProfile, keySet, publicKey } from '../../badge/contract.ts'
import { readIssuer, readKey, readKeySet } from './issuer.ts'
import { readStatusList } from './status-list.ts'

const tags = ['Certificates']

/** What others need to verify a badge: who issues, with which keys, and what was revoked. */
export const badgesApi = createRouter()
  .openapi(
    operation({
      method: 'get',
      path: '/.well-known/jwks.json',
      access: 'anyone',
      tags,
      summary: 'The public keys of the site (RFC 7517)',
      responses: { 200: answer(keySet, 'The keys') },
    }),
    async (c) => {
      publish(c)
      return c.json(await readKeySet(c.var.ctx), 200)
    },
  )
  .openapi(
    operation({
      method: 'get',
      path: '/api/badges/issuer',
      access: 'anyone',
      tags,
      summary: 'Who issues the badges: an Open Badges profile with its keys',
      responses: { 200: answer(issuerProfile, 'The profile') },
    }),
    async (c) => {
      publish(c)
      return c.json(await readIssuer(c.var.ctx), 200)
    },
  )
  .openapi(
    operation({
      method: 'get',
      path: '/api/badges/keys/{id}',
      access: 'anyone',
      tags,
      summary: 'One public key, at the address that badges name',
      request: { params: z.object({ id: z.string().max(60) }) },
      responses: { 200: answer(publicKey, 'The key') },
    }),
    async (c) => {
      publish(c)
      return c.json(await readKey(c.var.ctx, c.req.valid('param').id), 200)
    },
  )
  .openapi(
    operation({
      method: 'get',
      path: '/api/badges/status/{list}',
      access: 'anyone',
      tags,
      summary: 'Which badges are revoked: a signed status list (Bitstring Status List 1.0)',
      request: { params: z.object({ list: z.string().max(6) }) },
      responses: {
        200: {
          description: 'The list',
          content: { 'application/vc+jwt': { schema: { type: 'string' as const } } },
        },
      },
    }),
    async (c) => {
      const { list } = c.req.valid('param')
      if (!/^(0|[1-9]\d{0,3})$/.test(list)) throw notFound('status_list')
      publish(c)
      return c.body(await readStatusList(c.var.ctx, Number(list)), 200, {
        'content-type': 'application/vc+jwt',
      })
    },
  )

/** The same for everybody; a key or a badge that was revoked is out of use within five minutes. */
function publish(c: Context<AppEnv>): void {
  c.header('cache-control', 'public, max-age=300')
}
