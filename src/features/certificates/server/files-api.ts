import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { Problem } from '#platform/errors.ts'
import type { Language } from '#platform/languages.ts'
import { paths, withLanguage } from '#platform/paths.ts'
import { isDocumentWanted } from '#platform/server/http/document-wanted.ts'
import { hide } from '#platform/server/http/hide.ts'
import {
  answer,
  createRouter,
  languageParameter,
  operation,
  type AppEnv,
} from '#platform/server/http/http.ts'
import { envelopedBadge } from '../badge/contract.ts'
import { readEnvelopedBadge, readSignedBadge } from './badge/badge.ts'
import { readCertificatePdf } from './pdf/certificate-pdf.ts'

const tags = ['Certificates']
const address = z.object({ id: z.string().max(40) })
const inLanguage = z.strictObject({ lang: languageParameter })

const gone = {
  description: 'A browser that opened a file of a revoked certificate as a page; others get 410',
}

/** A person reads on the page of a revoked certificate what programs are told by 410. */
function toItsPage(
  c: Context<AppEnv>,
  error: unknown,
  { id, lang }: { id: string; lang?: Language | undefined },
) {
  const isRevoked = error instanceof Problem && error.status === 410
  if (!isRevoked || !isDocumentWanted(c.req.raw.headers)) throw error
  const page = paths.certificate(id)
  return c.redirect(lang ? withLanguage(page, lang) : page, 303)
}

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
      responses: { 200: { description: 'A4', content: { 'application/pdf': binary } }, 303: gone },
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      hide(c)
      try {
        const pdf = await readCertificatePdf(c.var.ctx, id, c.var.ctx.language)
        return c.body(new Uint8Array(pdf), 200, {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="certificate-${id}.pdf"`,
        })
      } catch (error) {
        return toItsPage(c, error, { id, ...c.req.valid('query') })
      }
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
      responses: { 200: answer(envelopedBadge, 'The badge'), 303: gone },
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      hide(c)
      try {
        return c.json(await readEnvelopedBadge(c.var.ctx, id), 200)
      } catch (error) {
        return toItsPage(c, error, { id })
      }
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
      responses: { 200: { description: 'The badge', content: { 'application/jwt': binary } }, 303: gone },
    }),
    async (c) => {
      const { id } = c.req.valid('param')
      hide(c)
      try {
        const badge = await readSignedBadge(c.var.ctx, id)
        return c.body(badge, 200, { 'content-type': 'application/jwt' })
      } catch (error) {
        return toItsPage(c, error, { id })
      }
    },
  )
