import { z } from '@hono/zod-openapi'
import { listQuery } from '#content/contract.ts'
import { answer, createRouter, languageParameter, operation } from '#platform/server/http.ts'
import { learnDetail, learnList, readMark, readMarks } from '../contract.ts'
import { listLearn, readLearn } from './learn.ts'
import { listReadMarks, markRead, unmarkRead } from './read-marks.ts'

const tags = ['Learn']
const parameters = z.object({ id: z.string().max(120) })

export const learnApi = createRouter()
  .openapi(
    operation({
      method: 'get',
      path: '/api/learn',
      access: 'anyone',
      tags,
      summary: 'Learn pages by track',
      request: { query: listQuery.omit({ page: true }) },
      responses: { 200: answer(learnList, 'Tracks with their pages') },
    }),
    async (c) => {
      const { lang, ...filter } = c.req.valid('query')
      return c.json(await listLearn(c.var.ctx, { ...filter, language: lang ?? c.var.ctx.language }), 200)
    },
  )
  .openapi(
    operation({
      method: 'get',
      path: '/api/learn/{id}',
      access: 'anyone',
      tags,
      summary: 'One learn page by id or slug, with its neighbours',
      request: {
        params: parameters,
        query: z.strictObject({ lang: languageParameter }),
      },
      responses: { 200: answer(learnDetail, 'The page') },
    }),
    async (c) =>
      c.json(
        await readLearn(c.var.ctx, c.req.valid('param').id, c.req.valid('query').lang ?? c.var.ctx.language),
        200,
      ),
  )
  .openapi(
    operation({
      method: 'put',
      path: '/api/learn/{id}/read',
      access: 'signed-in',
      tags,
      summary: 'Mark a learn page as read',
      request: { params: parameters },
      responses: { 200: answer(readMark, 'The mark') },
    }),
    async (c) => c.json(await markRead(c.var.ctx, c.req.valid('param').id), 200),
  )
  .openapi(
    operation({
      method: 'delete',
      path: '/api/learn/{id}/read',
      access: 'signed-in',
      tags,
      summary: 'Take the mark of a learn page back',
      request: { params: parameters },
      responses: { 200: answer(readMark, 'The mark') },
    }),
    async (c) => c.json(await unmarkRead(c.var.ctx, c.req.valid('param').id), 200),
  )
  .openapi(
    operation({
      method: 'get',
      path: '/api/read-marks',
      access: 'signed-in',
      tags,
      summary: 'The learn pages that the reader marked as read',
      responses: { 200: answer(readMarks, 'Their ids') },
    }),
    async (c) => c.json(await listReadMarks(c.var.ctx), 200),
  )
