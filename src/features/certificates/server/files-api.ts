import { z } from '@hono/zod-openapi'
import { answer, createRouter, languageParameter, operation } from '#platform/server/http/http.ts'
import { readEnvelopedBadge, readSignedBadge } from './badge/badge.ts'
import { hide } from './hide.ts'
import { readCertificatePdf } from './pdf/certificate-pdf.ts'

const tags = ['Certificates']
const address = z.object({ id: z.string().max(40) })
const inLanguage = z.strictObject({ lang: languageParameter })

const binary = { schema: { type: 'string' as const, format: 'binary' } }

/** A certificate to take along: for paper, and for programs. */
export const certificateFilesApi = createRouter()
  .openapi(
    operation({
      method: 'get',
      path: '/certificates/{id}/certificate.pdf',
      access: 'anyone',
      tags,
      summary: 'A certificate to print',
      request: { params: address, query: inLanguage },
      responses: { 200: { description: 'A4', content: { 'application/pdf': binary } } },
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      const pdf = await readCertificatePdf(c.var.ctx, id, c.var.ctx.language)
      hide(c)
      return c.body(new Uint8Array(pdf), 200, {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="certificate-${id}.pdf"`,
      })
    },
  )
  .openapi(
    operation({
      method: 'get',
      path: '/certificates/{id}/badge.json',
      access: 'anyone',
      tags,
      summary: 'A certificate as a signed Open Badge 3.0, enveloped in JSON',
      request: { params: address },
      responses: { 200: answer(z.record(z.string(), z.unknown()), 'The badge') },
    }),
    async (c) => {
      hide(c)
      return c.json(await readEnvelopedBadge(c.var.ctx, c.req.valid('param').id), 200)
    },
  )
  .openapi(
    operation({
      method: 'get',
      path: '/certificates/{id}/badge.jwt',
      access: 'anyone',
      tags,
      summary: 'A certificate as a signed Open Badge 3.0, a compact JWS',
      request: { params: address },
      responses: { 200: { description: 'The badge', content: { 'application/jwt': binary } } },
    }),
    async (c) => {
      hide(c)
      const badge = await readSignedBadge(c.var.ctx, c.req.valid('param').id)
      return c.body(badge, 200, { 'content-type': 'application/jwt' })
    },
  )
