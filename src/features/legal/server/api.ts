import { z } from '@hono/zod-openapi'
import { language } from '#content/contract.ts'
import {
  answer,
  body,
  createRouter,
  languageParameter,
  operation,
  textOf,
} from '#platform/server/http/http.ts'
import { legalDocuments, mostLegalSummary } from '#platform/legal/legal-texts.ts'
import { acceptedNames, legalTexts, legalVersionText, managedLegal, ownAcceptances } from '../contract.ts'
import { acceptVersions, readOwnAcceptances } from './acceptances.ts'
import type { FillText } from './present-text.ts'
import { declareVersion, readLegalTexts, readManagedLegal, readVersionText } from './versions.ts'

const tags = ['Legal texts']
const inLanguage = z.strictObject({ lang: languageParameter })
const ofDocument = z.object({ document: z.enum(legalDocuments) })

const list = operation({
  method: 'get',
  path: '/api/legal',
  access: 'anyone',
  isSharable: true,
  tags,
  summary: 'The versions of the legal texts, and which of them count today',
  request: { query: inLanguage },
  responses: { 200: answer(legalTexts, 'The texts') },
})

const read = operation({
  method: 'get',
  path: '/api/legal/{document}/versions/{version}',
  access: 'anyone',
  isSharable: true,
  tags,
  summary: 'Exactly what a version of a legal text says',
  request: {
    params: ofDocument.extend({ version: z.coerce.number().int().min(1).max(100_000) }),
    query: inLanguage,
  },
  responses: { 200: answer(legalVersionText, 'The version') },
})

const own = operation({
  method: 'get',
  path: '/api/legal/acceptances',
  access: 'signed-in',
  tags,
  summary: 'Which versions whoever asks accepted, and which they are asked to accept',
  request: { query: inLanguage },
  responses: { 200: answer(ownAcceptances, 'Accepted and asked') },
})

const accept = operation({
  method: 'post',
  path: '/api/legal/acceptances',
  access: 'signed-in',
  tags,
  summary: 'Accept versions of the legal texts; once more changes nothing',
  request: { body: body(z.strictObject({ versions: acceptedNames, language })) },
  responses: { 200: answer(ownAcceptances, 'Accepted and asked') },
})

const manage = operation({
  method: 'get',
  path: '/api/admin/legal',
  access: 'admin',
  tags,
  summary: 'The versions of the legal texts, and how many accepted each',
  responses: { 200: answer(managedLegal, 'The texts') },
})

const summary = textOf(mostLegalSummary, 1)

const declare = operation({
  method: 'post',
  path: '/api/admin/legal/{document}/versions',
  access: 'admin',
  isGrave: true,
  tags,
  summary: 'Declare what a legal page says now a version of it',
  request: {
    params: ofDocument,
    body: body(
      z.strictObject({
        version: z.number().int().min(1).max(100_000).openapi({ description: 'One more than the last' }),
        effectiveOn: z.iso.date(),
        summary: z.strictObject({ en: summary, am: summary }),
        mustAccept: z.boolean(),
      }),
    ),
  },
  responses: { 201: answer(managedLegal, 'The texts as they are now') },
})

/** The versions of the legal texts, and who accepted which. */
export function createLegalApi(fillText: FillText) {
  return createRouter()
    .openapi(list, async (c) => c.json(await readLegalTexts(c.var.ctx, c.var.ctx.language), 200))
    .openapi(own, async (c) => c.json(await readOwnAcceptances(c.var.ctx, c.var.ctx.language), 200))
    .openapi(accept, async (c) => {
      const { versions, language } = c.req.valid('json')
      return c.json(await acceptVersions(c.var.ctx, versions, language), 200)
    })
    .openapi(read, async (c) =>
      c.json(await readVersionText(c.var.ctx, c.req.valid('param'), c.var.ctx.language), 200),
    )
    .openapi(manage, async (c) => c.json(await readManagedLegal(c.var.ctx, fillText), 200))
    .openapi(declare, async (c) => {
      const wish = { ...c.req.valid('param'), ...c.req.valid('json') }
      return c.json(await declareVersion(c.var.ctx, wish, fillText), 201)
    })
}
