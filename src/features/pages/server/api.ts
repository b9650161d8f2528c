import { z } from '@hono/zod-openapi'
import { readArticle } from '#content/server/reading.ts'
import { answer, createRouter, languageParameter, operation } from '#platform/server/http.ts'
import { pageDetail } from '../contract.ts'

/** About, contact and the legal pages are items like any other; they only stand at addresses of their own. */
export const pagesApi = createRouter().openapi(
  operation({
    method: 'get',
    path: '/api/pages/{id}',
    access: 'anyone',
    tags: ['Pages'],
    summary: 'About, contact introduction or a legal page',
    request: {
      params: z.object({ id: z.string().max(120) }),
      query: z.strictObject({ lang: languageParameter }),
    },
    responses: { 200: answer(pageDetail, 'The page') },
  }),
  async (c) => {
    const language = c.req.valid('query').lang ?? c.var.ctx.language
    return c.json(
      { article: await readArticle(c.var.ctx, 'page', { address: c.req.valid('param').id, language }) },
      200,
    )
  },
)
