import { z } from '@hono/zod-openapi'
import { languages } from '#platform/languages.ts'
import {
  answer,
  body,
  createRouter,
  languageParameter,
  operation,
  textOf,
} from '#platform/server/http/http.ts'
import { idempotencyHeader, idempotent } from '#platform/server/http/idempotency.ts'
import { askedKinds, ownQuestions, pageAnswers, received } from '../../contract.ts'
import { leastMessageLength, mostMessageLength } from '../../lengths.ts'
import {
  askAboutPage,
  deleteOwnQuestion,
  listOwnQuestions,
  listPageAnswers,
  type QuestionSources,
} from './page-questions.ts'

const tags = ['Questions about pages']
const params = z.object({ kind: z.enum(askedKinds), id: z.string().max(40) })

const newQuestion = z
  .strictObject({
    question: textOf(mostMessageLength, leastMessageLength),
    isNameAllowed: z.boolean(),
    website: z
      .string()
      .max(500)
      .default('')
      .openapi({ description: 'A trap for programs: people leave it empty' }),
    language: z.enum(languages),
  })
  .openapi('NewPageQuestion')

const list = operation({
  method: 'get',
  path: '/api/page-questions/{kind}/{id}',
  access: 'anyone',
  isSharable: true,
  tags,
  summary: 'What was asked about a page, with the answers that the editors published',
  request: { params, query: z.strictObject({ lang: languageParameter }) },
  responses: { 200: answer(pageAnswers, 'Questions and answers') },
})

const listOwn = operation({
  method: 'get',
  path: '/api/page-questions/{kind}/{id}/own',
  access: 'signed-in',
  tags,
  summary: 'What the reader asked about a page, with the answers',
  request: { params },
  responses: { 200: answer(ownQuestions, 'The questions') },
})

const ask = operation({
  method: 'post',
  path: '/api/page-questions/{kind}/{id}',
  access: 'signed-in',
  tags,
  summary: 'Ask about a page, at most five times an hour',
  request: { params, headers: idempotencyHeader, body: body(newQuestion) },
  responses: { 201: answer(received, 'The question has arrived') },
})

const remove = operation({
  method: 'delete',
  path: '/api/page-questions/{id}',
  access: 'signed-in',
  tags,
  summary: 'Delete a question of one’s own, also where it is published',
  request: { params: z.object({ id: z.string().max(40) }) },
  responses: { 204: { description: 'It is gone' } },
})

/** What members ask under a page. */
export function createPageQuestionsApi(sources: QuestionSources) {
  return createRouter()
    .openapi(list, async (c) => {
      const wanted = { ...c.req.valid('param'), language: c.var.ctx.language }
      return c.json(await listPageAnswers(c.var.ctx, wanted, sources), 200)
    })
    .openapi(listOwn, async (c) => c.json(await listOwnQuestions(c.var.ctx, c.req.valid('param')), 200))
    .openapi(ask, async (c) => {
      const page = c.req.valid('param')
      const question = c.req.valid('json')
      const key = c.req.valid('header')['idempotency-key']
      const request = { key, name: `ask ${page.kind} ${page.id}`, body: question }
      return c.json(
        await idempotent(c.var.ctx, request, (ctx) => askAboutPage(ctx, { ...page, ...question }, sources)),
        201,
      )
    })
    .openapi(remove, async (c) => {
      await deleteOwnQuestion(c.var.ctx, c.req.valid('param').id)
      return c.body(null, 204)
    })
}
