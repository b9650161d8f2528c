import { z } from '@hono/zod-openapi'
import { answer, createRouter, languageParameter, operation } from '#platform/server/http/http.ts'
import { teaserDetail, teaserKinds } from '../../contract.ts'
import { readTeaser } from './reading.ts'

/** What a text's page says to those who may not read the text. */
export const teasersApi = createRouter().openapi(
  operation({
    method: 'get',
    path: '/api/teasers/{kind}/{id}',
    access: 'anyone',
    isSharable: true,
    tags: ['Reading'],
    summary: 'Title, summary and facts of a text, also of one that only members read',
    request: {
      params: z.object({ kind: z.enum(teaserKinds), id: z.string().max(120) }),
      query: z.strictObject({ lang: languageParameter }),
    },
    responses: { 200: answer(teaserDetail, 'The teaser') },
  }),
  async (c) => {
    const { kind, id } = c.req.valid('param')
    const { language } = c.var.ctx
    return c.json({ teaser: await readTeaser(c.var.ctx, kind, { address: id, language }) }, 200)
  },
)
