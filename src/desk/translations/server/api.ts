import { z } from '@hono/zod-openapi'
import { answer, createRouter, languageParameter, operation } from '#platform/server/http/http.ts'
import { language } from '#content/contract.ts'
import { pageOf, pageQuery } from '#platform/contract/paging.ts'
import { contentKinds } from '#content/kinds.ts'
import { coverage, owedTranslation } from '../contract.ts'
import { listOwed, readCoverage } from './translations.ts'

const tags = ['Translations']

/** How far the site is in both languages, and what a translator does next. */
export const translationsApi = createRouter()
  .openapi(
    operation({
      method: 'get',
      path: '/api/admin/translations',
      access: 'admin',
      tags,
      summary: 'How many items of each kind readers find in which languages',
      responses: { 200: answer(z.object({ kinds: z.array(coverage) }), 'Counts by kind') },
    }),
    async (c) => c.json({ kinds: await readCoverage(c.var.ctx) }, 200),
  )
  .openapi(
    operation({
      method: 'get',
      path: '/api/admin/translations/owed',
      access: 'admin',
      tags,
      summary: 'Translations that are owed, the most important first',
      request: {
        query: z.strictObject({
          language: language.optional(),
          kind: z.enum(contentKinds).optional(),
          lang: languageParameter,
          ...pageQuery,
          page: z.coerce.number().int().min(1).max(400).default(1),
        }),
      },
      responses: { 200: answer(pageOf(owedTranslation), 'Owed translations') },
    }),
    async (c) => c.json(await listOwed(c.var.ctx, c.req.valid('query')), 200),
  )
