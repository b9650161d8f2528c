import { z } from '@hono/zod-openapi'
import { answer, body, createRouter, operation, textOf } from '#platform/server/http/http.ts'
import { listedCertificate, mostReasonLength } from '../contract.ts'
import { restoreCertificate, revokeCertificate } from './administration.ts'
import type { CertificatePeople } from './mail/revocation-mail.ts'

const tags = ['Certificates']
const address = z.object({ id: z.string().max(60) })
const changed = { 200: answer(listedCertificate, 'The certificate as it is now') }

const reasonInput = z
  .strictObject({ en: textOf(mostReasonLength, 1), am: textOf(mostReasonLength, 1) })
  .openapi('RevocationReason')

/** Revoking certificates, and restoring them. */
export function createRevocationApi(people: CertificatePeople) {
  return createRouter()
    .openapi(
      operation({
        method: 'put',
        path: '/api/admin/certificates/{id}/revocation',
        access: 'admin',
        tags,
        summary: 'Revoke a certificate, with the reason that its page says; its holder gets an e-mail',
        request: { params: address, body: body(reasonInput) },
        responses: changed,
      }),
      async (c) =>
        c.json(
          await revokeCertificate(c.var.ctx, c.req.valid('param').id, {
            reason: c.req.valid('json'),
            people,
          }),
          200,
        ),
    )
    .openapi(
      operation({
        method: 'delete',
        path: '/api/admin/certificates/{id}/revocation',
        access: 'admin',
        tags,
        summary: 'Make a revoked certificate hold again; its holder gets an e-mail',
        request: { params: address },
        responses: changed,
      }),
      async (c) => c.json(await restoreCertificate(c.var.ctx, c.req.valid('param').id, people), 200),
    )
}
