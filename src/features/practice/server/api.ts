import { z } from '@hono/zod-openapi'
import { pageQuery } from '#platform/contract/paging.ts'
import { answer, createRouter, languageParameter, operation } from '#platform/server/http/http.ts'
import { exerciseList, practiceProgress, practiceRunList } from '../contract.ts'
import { listExercises } from './exercises.ts'
import { forgetRun, listRuns, readProgress } from './runs.ts'

const tags = ['Practice']

export const practiceApi = createRouter()
  .openapi(
    operation({
      method: 'get',
      path: '/api/practice/exercises',
      access: 'anyone',
      isSharable: true,
      tags,
      summary: 'What can be practised, in the order in which it is best tried',
      request: { query: z.strictObject({ lang: languageParameter, ...pageQuery }) },
      responses: { 200: answer(exerciseList, 'A page of cards') },
    }),
    async (c) => {
      const { lang: _, ...wish } = c.req.valid('query')
      return c.json(await listExercises(c.var.ctx, wish), 200)
    },
  )
  .openapi(
    operation({
      method: 'get',
      path: '/api/practice/progress',
      access: 'signed-in',
      tags,
      summary: 'Which exercises the reader finished, and where all goals were met',
      responses: { 200: answer(practiceProgress, 'By exercise, the one finished last first') },
    }),
    async (c) => c.json(await readProgress(c.var.ctx), 200),
  )
  .openapi(
    operation({
      method: 'get',
      path: '/api/practice/runs',
      access: 'signed-in',
      tags,
      summary: 'What the reader practised, newest first',
      request: {
        query: z.strictObject({
          lang: languageParameter,
          exerciseId: z.string().max(40).optional(),
          ...pageQuery,
        }),
      },
      responses: { 200: answer(practiceRunList, 'A page of runs') },
    }),
    async (c) => {
      const { lang: _, ...wish } = c.req.valid('query')
      return c.json(await listRuns(c.var.ctx, wish), 200)
    },
  )
  .openapi(
    operation({
      method: 'delete',
      path: '/api/practice/runs/{id}',
      access: 'signed-in',
      tags,
      summary: 'Delete a run; lessons that it completed stay done',
      request: { params: z.object({ id: z.string().max(40) }) },
      responses: { 204: { description: 'It is not kept' } },
    }),
    async (c) => {
      await forgetRun(c.var.ctx, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
