import { z } from '@hono/zod-openapi'
import { pageQuery } from '#platform/contract/paging.ts'
import { answer, body, createRouter, languageParameter, operation } from '#platform/server/http/http.ts'
import { attemptList, extraTime, trial, trialAnswers, trialResult } from '../contract.ts'
import { listAttempts, markTrial, setExtraTime, tryQuiz } from './administration.ts'
import type { QuizSources } from './sources.ts'

const tags = ['Quizzes']
const params = z.object({ lessonId: z.string().max(40) })
const query = z.strictObject({ lang: languageParameter })

/** What administrators see of quizzes. */
export function createQuizAdminApi(sources: QuizSources) {
  return createRouter()
    .openapi(
      operation({
        method: 'get',
        path: '/api/admin/quizzes/{lessonId}/attempts',
        access: 'admin',
        tags,
        summary: "Everybody's attempts at a quiz, the latest first",
        request: { params, query: z.strictObject(pageQuery) },
        responses: { 200: answer(attemptList, 'A page of attempts') },
      }),
      async (c) =>
        c.json(
          await listAttempts(c.var.ctx, { ...c.req.valid('param'), ...c.req.valid('query') }, sources),
          200,
        ),
    )
    .openapi(
      operation({
        method: 'put',
        path: '/api/admin/quizzes/{lessonId}/extra-time/{uid}',
        access: 'admin',
        tags,
        summary: 'Give a member more time, from the next start on; 0 takes it back',
        request: { params: params.extend({ uid: z.string().max(64) }), body: body(extraTime) },
        responses: { 200: answer(extraTime, 'What is added now, per cent') },
      }),
      async (c) => {
        const { lessonId, uid } = c.req.valid('param')
        const wanted = { lessonId, userId: uid, percent: c.req.valid('json').percent }
        return c.json(await setExtraTime(c.var.ctx, wanted, sources), 200)
      },
    )
    .openapi(
      operation({
        method: 'get',
        path: '/api/admin/quizzes/{lessonId}/trial',
        access: 'admin',
        tags,
        summary: 'An attempt as a member gets it, which is not kept',
        request: { params, query },
        responses: { 200: answer(trial, 'The questions') },
      }),
      async (c) => c.json(await tryQuiz(c.var.ctx, c.req.valid('param').lessonId, sources), 200),
    )
    .openapi(
      operation({
        method: 'post',
        path: '/api/admin/quizzes/{lessonId}/trial/marks',
        access: 'admin',
        tags,
        summary: 'What answers in such an attempt are worth',
        request: { params, query, body: body(trialAnswers) },
        responses: { 200: answer(trialResult, 'The result') },
      }),
      async (c) => {
        const given = { ...c.req.valid('json'), ...c.req.valid('param') }
        return c.json(await markTrial(c.var.ctx, given, sources), 200)
      },
    )
}
