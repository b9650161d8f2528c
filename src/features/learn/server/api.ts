import { z } from '@hono/zod-openapi'
import { listQuery } from '#content/contract.ts'
import { answer, createRouter, languageParameter, operation } from '#platform/server/http/http.ts'
import { learnDetail, learnList } from '../contract.ts'
import { listLearn, readLearn } from './learn.ts'

const tags = ['Learn']

export const learnApi = createRouter()
  .openapi(
    operation({
      method: 'get',
      path: '/api/learn',
      access: 'anyone',
      isSharable: true,
      tags,
      summary: 'Learn pages by track',
      request: { query: listQuery.omit({ page: true }) },
      responses: { 200: answer(learnList, 'Tracks with their pages') },
    }),
    async (c) => {
      const filter = c.req.valid('query')
      return c.json(await listLearn(c.var.ctx, { ...filter, language: c.var.ctx.language }), 200)
    },
  )
  .openapi(
    operation({
      method: 'get',
      path: '/api/learn/{id}',
      access: 'anyone',
      isSharable: true,
      tags,
      summary: 'One learn page by id or slug, with its neighbours',
      request: {
        params: z.object({ id: z.string().max(120) }),
        query: z.strictObject({ lang: languageParameter }),
      },
      responses: { 200: answer(learnDetail, 'The page') },
    }),
    async (c) => c.json(await readLearn(c.var.ctx, c.req.valid('param').id, c.var.ctx.language), 200),
  )
