import { z } from '@hono/zod-openapi'
import { answer, body, createRouter, languageParameter, operation } from '#platform/server/http/http.ts'
import { faqList } from '../contract.ts'
import { listFaq, voteOnFaq } from './faq.ts'

const tags = ['FAQ']

export const faqApi = createRouter()
  .openapi(
    operation({
      method: 'get',
      path: '/api/faq',
      access: 'anyone',
      isSharable: true,
      tags,
      summary: 'Questions and answers by category',
      request: {
        query: z.strictObject({
          lang: languageParameter,
          q: z.string().trim().max(100).optional(),
          category: z.string().max(80).optional(),
          orFirst: z.literal('1').optional(),
          audience: z.enum(['guest', 'member']).default('guest'),
        }),
      },
      responses: { 200: answer(faqList, 'Categories with their entries') },
    }),
    async (c) => {
      const filter = c.req.valid('query')
      return c.json(await listFaq(c.var.ctx, { ...filter, language: c.var.ctx.language }), 200)
    },
  )
  .openapi(
    operation({
      method: 'post',
      path: '/api/faq/{id}/votes',
      access: 'anyone',
      tags,
      summary: 'Say whether an answer helped',
      request: {
        params: z.object({ id: z.string().max(120) }),
        body: body(z.strictObject({ answer: z.enum(['yes', 'no']) })),
      },
      responses: { 204: { description: 'Noted' } },
    }),
    async (c) => {
      await voteOnFaq(c.var.ctx, c.req.valid('param').id, c.req.valid('json').answer)
      return c.body(null, 204)
    },
  )
