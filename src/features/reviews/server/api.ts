import { z } from '@hono/zod-openapi'
import { givenAnswer } from '#features/questions/contract.ts'
import { answer, body, createRouter, languageParameter, operation } from '#platform/server/http/http.ts'
import { learningWeek, reminder, reviewAnswered, reviews, weeklyGoal } from '../contract.ts'
import { readReminder, setReminder, stopReminders } from './reminders.ts'
import { answerReview, readReviews } from './reviews.ts'
import type { DaySources, ReviewSources } from './sources.ts'
import { readWeek, setWeeklyGoal } from './week.ts'

const tags = ['Reviews']
const query = z.strictObject({ lang: languageParameter })
const turn = z.coerce.number().int().min(1).max(1_000_000)

/** Questions that come back, and the week's goal. */
export function createReviewsApi(sources: ReviewSources & DaySources) {
  return createRouter()
    .openapi(
      operation({
        method: 'get',
        path: '/api/reviews',
        access: 'signed-in',
        tags,
        summary: 'Questions that the reader missed once and may try again now, without what is right',
        request: { query },
        responses: { 200: answer(reviews, 'What is due, and what comes next') },
      }),
      async (c) => c.json(await readReviews(c.var.ctx, sources), 200),
    )
    .openapi(
      operation({
        method: 'put',
        path: '/api/reviews/{questionId}/turns/{turn}',
        access: 'signed-in',
        tags,
        summary: 'Answer a question that came back; each return of it counts once',
        request: {
          params: z.object({ questionId: z.string().max(40), turn }),
          query,
          body: body(z.strictObject({ answer: givenAnswer })),
        },
        responses: { 200: answer(reviewAnswered, 'What the answer was worth, and when it comes back') },
      }),
      async (c) => {
        const given = { ...c.req.valid('json'), ...c.req.valid('param') }
        return c.json(await answerReview(c.var.ctx, given, sources), 200)
      },
    )
    .openapi(
      operation({
        method: 'get',
        path: '/api/learning-week',
        access: 'signed-in',
        tags,
        summary: 'The days of this week on which the reader learned, and their goal',
        responses: { 200: answer(learningWeek, 'The week') },
      }),
      async (c) => c.json(await readWeek(c.var.ctx, sources), 200),
    )
    .openapi(
      operation({
        method: 'put',
        path: '/api/learning-week/goal',
        access: 'signed-in',
        tags,
        summary: 'On how many days of a week the reader wants to learn',
        request: { body: body(weeklyGoal) },
        responses: { 200: answer(learningWeek, 'The week with its goal') },
      }),
      async (c) => c.json(await setWeeklyGoal(c.var.ctx, c.req.valid('json').days, sources), 200),
    )
}

/** Whether a member wants an e-mail when questions are due. */
export const remindersApi = createRouter()
  .openapi(
    operation({
      method: 'get',
      path: '/api/reminders',
      access: 'signed-in',
      tags,
      summary: 'Whether the reader wants an e-mail, weekly at most, when questions are due',
      responses: { 200: answer(reminder, 'Whether reminders are on') },
    }),
    async (c) => c.json(await readReminder(c.var.ctx), 200),
  )
  .openapi(
    operation({
      method: 'put',
      path: '/api/reminders',
      access: 'signed-in',
      tags,
      summary: 'Switch reminders on or off',
      request: { body: body(reminder) },
      responses: { 200: answer(reminder, 'Whether reminders are on') },
    }),
    async (c) => c.json(await setReminder(c.var.ctx, c.req.valid('json')), 200),
  )
  .openapi(
    operation({
      method: 'post',
      path: '/api/reminders/end',
      access: 'anyone',
      tags,
      summary: 'Stop reminders by what stands in the address that each of them brings; needs no sign-in',
      request: { body: body(z.strictObject({ token: z.string().max(400) })) },
      responses: { 200: answer(reminder, 'They are off') },
    }),
    async (c) => c.json(await stopReminders(c.var.ctx, c.req.valid('json').token), 200),
  )
