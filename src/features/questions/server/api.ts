import { z } from '@hono/zod-openapi'
import type { Context } from '#platform/server/context.ts'
import { answer, body, createRouter, languageParameter, operation } from '#platform/server/http/http.ts'
import { idempotencyHeader, idempotent } from '#platform/server/http/idempotency.ts'
import { givenAnswer, markedAnswer, questionMeetings, shownQuestion } from '../contract.ts'
import { showQuestion } from './question-form.ts'
import { answerQuestion, listMeetings, type QuestionNeighbours } from './questions.ts'

const tags = ['Questions']
const params = z.object({ id: z.string().max(120) })
const query = z.strictObject({ lang: languageParameter })
/** More than a text asks. */
const mostMet = 60
const met = z.strictObject({
  ids: z
    .string()
    .max(mostMet * 30)
    .default('')
    .openapi({ description: `Ids of questions, with commas between them; ${mostMet} at most count.` }),
})

/** Questions to try oneself on. */
export function createQuestionsApi(neighbours: QuestionNeighbours) {
  return createRouter()
    .openapi(
      operation({
        method: 'get',
        path: '/api/question-meetings',
        access: 'signed-in',
        tags,
        summary: 'When the reader last answered these questions, and how',
        request: { query: met },
        responses: { 200: answer(questionMeetings, 'Those of them that the reader has answered') },
      }),
      async (c) => {
        const ids = c.req.valid('query').ids.split(',').filter(Boolean).slice(0, mostMet)
        return c.json(await listMeetings(c.var.ctx, ids), 200)
      },
    )
    .openapi(
      operation({
        method: 'get',
        path: '/api/questions/{id}',
        access: 'anyone',
        tags,
        summary: 'A question to try oneself on, without what is right',
        request: { params, query },
        responses: { 200: answer(shownQuestion, 'The question') },
      }),
      async (c) => c.json(await showQuestion(c.var.ctx, c.req.valid('param').id, c.var.ctx.language), 200),
    )
    .openapi(
      operation({
        method: 'post',
        path: '/api/questions/{id}/answers',
        access: 'anyone',
        tags,
        summary: 'Answer a question; the result says what is right, and why',
        request: {
          params,
          query,
          headers: idempotencyHeader,
          body: body(z.strictObject({ answer: givenAnswer })),
        },
        responses: { 200: answer(markedAnswer, 'What the answer was worth') },
      }),
      async (c) => {
        const { answer } = c.req.valid('json')
        const given = { address: c.req.valid('param').id, answer, language: c.var.ctx.language }
        const request = {
          key: c.req.valid('header')['idempotency-key'],
          name: 'question.answer',
          body: given,
        }
        const work = (ctx: Context) => answerQuestion(ctx, given, neighbours)
        return c.json(await idempotent(c.var.ctx, request, work), 200)
      },
    )
}
