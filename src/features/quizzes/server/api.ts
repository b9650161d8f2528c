import { z } from '@hono/zod-openapi'
import { answer, body, createRouter, languageParameter, operation } from '#platform/server/http/http.ts'
import { givenAnswer, markedAnswer } from '#features/questions/contract.ts'
import { answerKept, answerSent, attempt, quizOverview } from '../contract.ts'
import { mostQuestions } from '../limits.ts'
import { endAttempt, readAttempt, readOverview, saveAnswer, startAttempt } from './attempts.ts'
import { practise } from './practice.ts'
import type { QuizSources } from './sources.ts'

const tags = ['Quizzes']
const lessonParameters = z.object({ id: z.string().max(120), lessonId: z.string().max(120) })
const attemptParameters = z.object({ id: z.string().max(40) })
const position = z.coerce.number().int().min(1).max(mostQuestions)
const query = z.strictObject({ lang: languageParameter })
const answers = z
  .array(answerSent.extend({ position: z.number().int().min(1).max(mostQuestions) }))
  .max(mostQuestions)
  .default([])

/** The quiz of a lesson, and the beginning of an attempt. */
export function createQuizzesApi(sources: QuizSources) {
  return createRouter()
    .openapi(
      operation({
        method: 'get',
        path: '/api/courses/{id}/lessons/{lessonId}/quiz',
        access: 'signed-in',
        tags,
        summary: "The rules of a lesson's quiz, and the reader's attempts",
        request: { params: lessonParameters, query },
        responses: { 200: answer(quizOverview, 'The quiz') },
      }),
      async (c) => {
        const { id, lessonId } = c.req.valid('param')
        return c.json(await readOverview(c.var.ctx, { course: id, lesson: lessonId }, sources), 200)
      },
    )
    .openapi(
      operation({
        method: 'put',
        path: '/api/courses/{id}/lessons/{lessonId}/quiz/open-attempt',
        access: 'signed-in',
        tags,
        summary: 'Begin an attempt, or go on with the one that is open',
        request: { params: lessonParameters, query },
        responses: { 200: answer(attempt, 'The attempt, new or known') },
      }),
      async (c) => {
        const { id, lessonId } = c.req.valid('param')
        return c.json(await startAttempt(c.var.ctx, { course: id, lesson: lessonId }, sources), 200)
      },
    )
    .openapi(
      operation({
        method: 'post',
        path: '/api/quiz-attempts/{id}/practice/{position}',
        access: 'signed-in',
        tags,
        summary: 'Try a question of a finished attempt again; nothing of it is kept',
        request: {
          params: attemptParameters.extend({ position }),
          query,
          body: body(z.strictObject({ answer: givenAnswer })),
        },
        responses: { 200: answer(markedAnswer, 'What the answer was worth') },
      }),
      async (c) => {
        const given = { ...c.req.valid('json'), ...c.req.valid('param') }
        return c.json(await practise(c.var.ctx, given, sources), 200)
      },
    )
}

/** What a member does in an attempt. */
export function createAttemptsApi(sources: QuizSources) {
  return createRouter()
    .openapi(
      operation({
        method: 'get',
        path: '/api/quiz-attempts/{id}',
        access: 'signed-in',
        tags,
        summary: "One's own attempt; what is right is in it only when it may be known",
        request: { params: attemptParameters, query },
        responses: { 200: answer(attempt, 'The attempt') },
      }),
      async (c) => c.json(await readAttempt(c.var.ctx, c.req.valid('param').id, sources), 200),
    )
    .openapi(
      operation({
        method: 'put',
        path: '/api/quiz-attempts/{id}/answers/{position}',
        access: 'signed-in',
        tags,
        summary: 'Keep an answer; it counts when it arrives within the time',
        request: { params: attemptParameters.extend({ position }), query, body: body(answerSent) },
        responses: { 200: answer(answerKept, 'The answer that the server has now') },
      }),
      async (c) => {
        const sent = { ...c.req.valid('json'), ...c.req.valid('param') }
        return c.json(await saveAnswer(c.var.ctx, sent, sources), 200)
      },
    )
    .openapi(
      operation({
        method: 'put',
        path: '/api/quiz-attempts/{id}/end',
        access: 'signed-in',
        tags,
        summary: 'End an attempt, with the answers that the server may not have; it is marked once',
        request: { params: attemptParameters, query, body: body(z.strictObject({ answers })) },
        responses: { 200: answer(attempt, 'The attempt with its result') },
      }),
      async (c) => {
        const ending = { ...c.req.valid('json'), ...c.req.valid('param') }
        return c.json(await endAttempt(c.var.ctx, ending, sources), 200)
      },
    )
}
