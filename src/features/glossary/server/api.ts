import { z } from '@hono/zod-openapi'
import { answer, createRouter, languageParameter, operation } from '#platform/server/http/http.ts'
import { glossary, longestGlossarySearch, termDetail } from '../contract.ts'
import { listGlossary, readTerm } from './glossary.ts'

const tags = ['Glossary']

export const glossaryApi = createRouter()
  .openapi(
    operation({
      method: 'get',
      path: '/api/terms',
      access: 'anyone',
      tags,
      summary: 'Terms by letter',
      request: {
        query: z.strictObject({
          lang: languageParameter,
          q: z.string().trim().max(longestGlossarySearch).optional(),
        }),
      },
      responses: { 200: answer(glossary, 'Letters with their terms') },
    }),
    async (c) => {
      const { lang, q } = c.req.valid('query')
      return c.json(await listGlossary(c.var.ctx, { language: lang ?? c.var.ctx.language, q }), 200)
    },
  )
  .openapi(
    operation({
      method: 'get',
      path: '/api/terms/{id}',
      access: 'anyone',
      tags,
      summary: 'One term by id or slug, with its neighbours in the alphabet',
      request: {
        params: z.object({ id: z.string().max(120) }),
        query: z.strictObject({ lang: languageParameter }),
      },
      responses: { 200: answer(termDetail, 'The term') },
    }),
    async (c) =>
      c.json(
        await readTerm(c.var.ctx, c.req.valid('param').id, c.req.valid('query').lang ?? c.var.ctx.language),
        200,
      ),
  )
