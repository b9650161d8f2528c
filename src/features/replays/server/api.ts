import { z } from '@hono/zod-openapi'
import { answer, body, createRouter, languageParameter, operation } from '#platform/server/http/http.ts'
import { bars, givenRun, givenStep, judged, openRun, replayDetail, stepAnswer } from '../contract.ts'
import { judgeRun, readBars, readReplay } from './replays.ts'
import { openGradedRun, stepGradedRun } from './runs.ts'

const tags = ['Replays']
const byAddress = z.object({ id: z.string().max(120) })

export const replaysApi = createRouter()
  .openapi(
    operation({
      method: 'get',
      path: '/api/replays/{id}',
      access: 'anyone',
      isSharable: true,
      tags,
      summary: 'One replay by id or slug, with the bars that are known at its start',
      request: { params: byAddress, query: z.strictObject({ lang: languageParameter }) },
      responses: { 200: answer(replayDetail, 'The replay') },
    }),
    async (c) => c.json(await readReplay(c.var.ctx, c.req.valid('param').id, c.var.ctx.language), 200),
  )
  .openapi(
    operation({
      method: 'get',
      path: '/api/replays/{id}/bars',
      access: 'anyone',
      isSharable: true,
      tags,
      summary: 'The bars of a replay; of a graded one those that are known at its start',
      request: { params: byAddress },
      responses: { 200: answer(bars, 'One list a column, in the order of time') },
    }),
    async (c) => c.json(await readBars(c.var.ctx, c.req.valid('param').id), 200),
  )
  .openapi(
    operation({
      method: 'post',
      path: '/api/replays/{id}/results',
      access: 'signed-in',
      tags,
      summary: 'What the log of a run comes to; the server replays it',
      request: { params: byAddress, body: body(givenRun) },
      responses: { 200: answer(judged, 'The result and the goals') },
    }),
    async (c) => c.json(await judgeRun(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200),
  )
  .openapi(
    operation({
      method: 'post',
      path: '/api/replays/{id}/runs',
      access: 'signed-in',
      tags,
      summary: 'The open graded run of the reader, or a new one',
      request: { params: byAddress },
      responses: { 200: answer(openRun, 'The run with the bars that are due') },
    }),
    async (c) => c.json(await openGradedRun(c.var.ctx, c.req.valid('param').id), 200),
  )
  .openapi(
    operation({
      method: 'post',
      path: '/api/replays/{id}/runs/{run}/steps',
      access: 'signed-in',
      tags,
      summary:
        'The next bars of a graded run, after what was decided; the same request again has the same answer',
      request: { params: byAddress.extend({ run: z.string().max(40) }), body: body(givenStep) },
      responses: { 200: answer(stepAnswer, 'The bars that are due now, and the result at the end') },
    }),
    async (c) => {
      const { id, run } = c.req.valid('param')
      return c.json(await stepGradedRun(c.var.ctx, { address: id, run }, c.req.valid('json')), 200)
    },
  )
