import { z } from '@hono/zod-openapi'
import { answer, body, createRouter, languageParameter, operation } from '#platform/server/http/http.ts'
import { givenAnswer, markedAnswer, shownQuestion } from '../contract.ts'
import { showQuestion } from './question-form.ts'
import { answerQuestion, type QuestionNeighbours } from './questions.ts'

const tags = ['Questions']
const params = z.object({ id: z.string().max(120) })
const query = z.strictObject({ lang: languageParameter })

/** Questions to try oneself on. */
export function createQuestionsApi(neighbours: QuestionNeighbours) {
  return createRouter()
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
        request: { params, query, body: body(z.strictObject({ answer: givenAnswer })) },
        responses: { 200: answer(markedAnswer, 'What the answer was worth') },
      }),
      async (c) => {
        const given = { answer: c.req.valid('json').answer, language: c.var.ctx.language }
        return c.json(
          await answerQuestion(c.var.ctx, { address: c.req.valid('param').id, ...given }, neighbours),
          200,
        )
      },
    )
}
