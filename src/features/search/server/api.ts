import { z } from '@hono/zod-openapi'
import { language } from '#content/contract.ts'
import { answer, createRouter, languageParameter, operation, textOf } from '#platform/server/http.ts'
import { searchMisses, searchResults, suggestions } from '../contract.ts'
import { searchKinds } from '../search-kinds.ts'
import { listMisses } from './misses.ts'
import { search, suggest } from './search.ts'

const tags = ['Search']
const words = textOf(100).default('').openapi({ type: 'string', maxLength: 100 })

export const searchApi = createRouter()
  .openapi(
    operation({
      method: 'get',
      path: '/api/search',
      access: 'anyone',
      tags,
      summary: 'Search everything public, in both languages',
      request: {
        query: z.strictObject({
          lang: languageParameter,
          q: words,
          kind: z.enum(searchKinds).optional(),
          in: language.optional().openapi({ description: 'Texts in this language only.' }),
          page: z.coerce.number().int().min(1).max(20).default(1),
        }),
      },
      responses: { 200: answer(searchResults, 'What was found, best first') },
    }),
    async (c) => {
      const { lang, in: within, ...wish } = c.req.valid('query')
      return c.json(await search(c.var.ctx, { ...wish, within, language: lang ?? c.var.ctx.language }), 200)
    },
  )
  .openapi(
    operation({
      method: 'get',
      path: '/api/search/suggestions',
      access: 'anyone',
      tags,
      summary: 'Titles that answer what is being typed',
      request: { query: z.strictObject({ lang: languageParameter, q: words }) },
      responses: { 200: answer(suggestions, 'The best titles') },
    }),
    async (c) => {
      const { lang, q } = c.req.valid('query')
      return c.json(await suggest(c.var.ctx, { q, language: lang ?? c.var.ctx.language }), 200)
    },
  )
  .openapi(
    operation({
      method: 'get',
      path: '/api/admin/search-misses',
      access: 'admin',
      tags,
      summary: 'What readers looked for and did not find',
      responses: { 200: answer(searchMisses, 'The most wanted first') },
    }),
    async (c) => c.json(await listMisses(c.var.ctx), 200),
  )
