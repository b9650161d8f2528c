import { z } from '@hono/zod-openapi'
import { pageQuery } from '#platform/contract/paging.ts'
import { answer, body, createRouter, operation } from '#platform/server/http/http.ts'
import { certificateList, listedCertificate, signingKeys } from '../contract.ts'
import { correctNames, listCertificates, reissueCertificate } from './administration.ts'
import { correctedNames } from './names-input.ts'
import { listSigningKeys, revokeSigningKey, rotateSigningKey } from './badge/signing-keys.ts'

const tags = ['Certificates']
const address = z.object({ id: z.string().max(60) })
const changed = { 200: answer(listedCertificate, 'The certificate as it is now') }
const keys = { 200: answer(signingKeys, 'All keys, the latest first') }

/** What administrators do with certificates, but for revoking, and with the keys that sign them. */
export const certificatesAdminApi = createRouter()
  .openapi(
    operation({
      method: 'get',
      path: '/api/admin/certificates',
      access: 'admin',
      tags,
      summary: 'Issued certificates, the latest first; by name, by title, by number or by member',
      request: {
        query: z.strictObject({
          q: z.string().max(200).optional(),
          user: z.string().max(40).optional(),
          ...pageQuery,
        }),
      },
      responses: { 200: answer(certificateList, 'A page of certificates') },
    }),
    async (c) => c.json(await listCertificates(c.var.ctx, c.req.valid('query')), 200),
  )
  .openapi(
    operation({
      method: 'put',
      path: '/api/admin/certificates/{id}/names',
      access: 'admin',
      tags,
      summary: "Correct the holder's names",
      description:
        'A name that is left out stays. `was` names what the change was made to; a name that is another by now is not replaced.',
      request: { params: address, body: body(correctedNames) },
      responses: changed,
    }),
    async (c) => c.json(await correctNames(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200),
  )
  .openapi(
    operation({
      method: 'post',
      path: '/api/admin/certificates/{id}/issue',
      access: 'admin',
      tags,
      summary: 'Issue a certificate anew, from today',
      request: { params: address },
      responses: changed,
    }),
    async (c) => c.json(await reissueCertificate(c.var.ctx, c.req.valid('param').id), 200),
  )
  .openapi(
    operation({
      method: 'get',
      path: '/api/admin/signing-keys',
      access: 'admin',
      tags,
      summary: 'The keys that sign badges',
      responses: keys,
    }),
    async (c) => c.json({ items: await listSigningKeys(c.var.ctx) }, 200),
  )
  .openapi(
    operation({
      method: 'post',
      path: '/api/admin/signing-keys',
      access: 'admin',
      isGrave: true,
      tags,
      summary: 'Sign with a new key from now on; what earlier ones signed still holds',
      responses: keys,
    }),
    async (c) => c.json({ items: await rotateSigningKey(c.var.ctx) }, 200),
  )
  .openapi(
    operation({
      method: 'delete',
      path: '/api/admin/signing-keys/{id}',
      access: 'admin',
      isGrave: true,
      tags,
      summary: 'Take a key out of everything that is published: nothing that it signed holds any more',
      request: { params: address },
      responses: keys,
    }),
    async (c) => c.json({ items: await revokeSigningKey(c.var.ctx, c.req.valid('param').id) }, 200),
  )
