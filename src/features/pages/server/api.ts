import { z } from '@hono/zod-openapi'
import { readArticle } from '#content/reading/server/reading.ts'
import { answer, createRouter, languageParameter, operation } from '#platform/server/http/http.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import { pageDetail } from '../contract.ts'

/** Fills what a page says about the operator of the site and about how long things are kept. */
type FillText = (ctx: Context, text: { html: string; language: Language; slug: string }) => Promise<string>

/** About, contact and the legal pages are items like any other; they only stand at addresses of their own. */
export function createPagesApi(fillText: FillText) {
  return createRouter().openapi(
    operation({
      method: 'get',
      path: '/api/pages/{id}',
      access: 'anyone',
      isSharable: true,
      tags: ['Pages'],
      summary: 'About, contact introduction or a legal page',
      request: {
        params: z.object({ id: z.string().max(120) }),
        query: z.strictObject({ lang: languageParameter }),
      },
      responses: { 200: answer(pageDetail, 'The page') },
    }),
    async (c) => {
      const { language } = c.var.ctx
      const article = await readArticle(c.var.ctx, 'page', { address: c.req.valid('param').id, language })
      return c.json({ article: { ...article, html: await fillText(c.var.ctx, article) } }, 200)
    },
  )
}
