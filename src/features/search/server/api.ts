import { z } from '@hono/zod-openapi'
import { pageQuery } from '#platform/contract/paging.ts'
import { language } from '#content/contract.ts'
import {
  answer,
  body,
  createRouter,
  languageParameter,
  operation,
  textOf,
} from '#platform/server/http/http.ts'
import { searchMisses, searchResults, suggestions } from '../contract.ts'
import { searchKinds } from '../search-kinds.ts'
import { listMisses, removeMiss, setMissHandled } from './misses.ts'
import { search, suggest } from './search.ts'

const tags = ['Search']
/** As long as a hundred letters ever became by folding: such were kept before, and can be forgotten. */
const missKey = z.strictObject({ query: z.string().min(1).max(2000), language })
const words = textOf(100).default('').openapi({ type: 'string', maxLength: 100 })

export const searchApi = createRouter()
  .openapi(
    operation({
      method: 'get',
      path: '/api/search',
      access: 'anyone',
      tags,
      summary: 'Search everything that the reader may read, in both languages',
      request: {
        query: z.strictObject({
          lang: languageParameter,
          q: words,
          kind: z.enum(searchKinds).optional(),
          in: language.optional().openapi({ description: 'Texts in this language only.' }),
          ...pageQuery,
          page: z.coerce.number().int().min(1).max(20).default(1),
        }),
      },
      responses: { 200: answer(searchResults, 'What was found, best first') },
    }),
    async (c) => {
      const { in: within, ...wish } = c.req.valid('query')
      const { language } = c.var.ctx
      const isCounted = !c.env.isAskedAgain
      return c.json(await search(c.var.ctx, { ...wish, within, language, isCounted }), 200)
    },
  )
  .openapi(
    operation({
      method: 'get',
      path: '/api/search/suggestions',
      access: 'anyone',
      isSharable: true,
      tags,
      summary: 'Titles that answer what is being typed',
      request: { query: z.strictObject({ lang: languageParameter, q: words }) },
      responses: { 200: answer(suggestions, 'The best titles') },
    }),
    async (c) => {
      const { q } = c.req.valid('query')
      return c.json(await suggest(c.var.ctx, { q, language: c.var.ctx.language }), 200)
    },
  )
  .openapi(
    operation({
      method: 'get',
      path: '/api/admin/search-misses',
      access: 'admin',
      tags,
      summary: 'What readers looked for and did not find',
      request: {
        query: z.strictObject({
          handled: z.enum(['0', '1']).default('0'),
          ...pageQuery,
        }),
      },
      responses: { 200: answer(searchMisses, 'The most wanted first') },
    }),
    async (c) => {
      const { handled, ...wish } = c.req.valid('query')
      return c.json(await listMisses(c.var.ctx, { areHandled: handled === '1', ...wish }), 200)
    },
  )
  .openapi(
    operation({
      method: 'put',
      path: '/api/admin/search-misses/handled',
      access: 'admin',
      tags,
      summary: 'Note that somebody has seen to what readers did not find, or take that back',
      request: { body: body(missKey.extend({ isHandled: z.boolean() })) },
      responses: { 204: { description: 'Noted' } },
    }),
    async (c) => {
      await setMissHandled(c.var.ctx, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
  .openapi(
    operation({
      method: 'delete',
      path: '/api/admin/search-misses',
      access: 'admin',
      tags,
      summary: 'Forget what readers did not find',
      request: { query: missKey },
      responses: { 204: { description: 'Forgotten' } },
    }),
    async (c) => {
      await removeMiss(c.var.ctx, c.req.valid('query'))
      return c.body(null, 204)
    },
  )
