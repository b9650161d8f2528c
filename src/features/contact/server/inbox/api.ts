import { z } from '@hono/zod-openapi'
import { pageQuery } from '#platform/contract/paging.ts'
import { languages } from '#platform/languages.ts'
import { answer, body, createRouter, operation, textOf } from '#platform/server/http/http.ts'
import { idempotencyHeader, idempotent } from '#platform/server/http/idempotency.ts'
import { messageDetail, messageList } from '../../contract.ts'
import { mostMessageLength, mostNoteLength } from '../../lengths.ts'
import {
  changeMessage,
  deleteMessage,
  listMessages,
  publishAnswer,
  replyToMessage,
  unpublishAnswer,
  type Accounts,
} from './inbox.ts'
import { readMessage } from './show-message.ts'
import { contactTopics, messageOrigins, messageStates } from '../../choices.ts'

const tags = ['Contact']
const params = z.object({ id: z.string().max(40) })
const note = textOf(mostNoteLength)
const inLanguage = params.extend({ language: z.enum(languages) })

const list = operation({
  method: 'get',
  path: '/api/admin/messages',
  access: 'admin',
  tags,
  summary: 'The inbox, newest first; spam only when it is asked for',
  request: {
    query: z.strictObject({
      ...pageQuery,
      state: z.enum(messageStates).optional(),
      from: z.enum(messageOrigins).optional(),
      topic: z.enum(contactTopics).optional(),
      q: z.string().trim().max(100).optional(),
    }),
  },
  responses: { 200: answer(messageList, 'A page of messages') },
})

const read = operation({
  method: 'get',
  path: '/api/admin/messages/{id}',
  access: 'admin',
  tags,
  summary: 'A message with its replies and what is published of it',
  request: { params },
  responses: { 200: answer(messageDetail, 'The message') },
})

const change = operation({
  method: 'patch',
  path: '/api/admin/messages/{id}',
  access: 'admin',
  tags,
  summary: 'Move a message to another state, or write a note on it in the place of the one that it was',
  request: {
    params,
    body: body(
      z.strictObject({
        state: z.enum(messageStates).optional(),
        note: note.optional(),
        was: z.strictObject({ note: note.optional() }).optional(),
      }),
    ),
  },
  responses: { 200: answer(messageDetail, 'The message') },
})

const remove = operation({
  method: 'delete',
  path: '/api/admin/messages/{id}',
  access: 'admin',
  tags,
  summary: 'Delete a message for good, with its replies; a question leaves its page with its answer',
  request: { params },
  responses: { 204: { description: 'It is gone' } },
})

const reply = operation({
  method: 'post',
  path: '/api/admin/messages/{id}/replies',
  access: 'admin',
  tags,
  summary: 'Answer a message by e-mail',
  request: {
    params,
    headers: idempotencyHeader,
    body: body(z.strictObject({ text: textOf(mostMessageLength, 1) })),
  },
  responses: { 201: answer(messageDetail, 'The message with the reply') },
})

const publish = operation({
  method: 'put',
  path: '/api/admin/messages/{id}/answers/{language}',
  access: 'admin',
  tags,
  summary:
    'Show a question with its answer under the page that it is about, in one language, in the place of the words that there were',
  request: {
    params: inLanguage,
    body: body(
      z.strictObject({
        question: textOf(mostMessageLength, 1),
        answer: textOf(mostMessageLength, 1),
        was: z
          .strictObject({ question: textOf(mostMessageLength), answer: textOf(mostMessageLength) })
          .nullable()
          .optional(),
      }),
    ),
  },
  responses: { 200: answer(messageDetail, 'The message') },
})

const unpublish = operation({
  method: 'delete',
  path: '/api/admin/messages/{id}/answers/{language}',
  access: 'admin',
  tags,
  summary: 'Take a question off its page in one language',
  request: { params: inLanguage },
  responses: { 200: answer(messageDetail, 'The message') },
})

/** The inbox of the administrators. */
export function createInboxApi(accounts: Accounts) {
  return createRouter()
    .openapi(list, async (c) => c.json(await listMessages(c.var.ctx, c.req.valid('query')), 200))
    .openapi(read, async (c) => c.json(await readMessage(c.var.ctx, c.req.valid('param').id), 200))
    .openapi(change, async (c) =>
      c.json(await changeMessage(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(remove, async (c) => {
      await deleteMessage(c.var.ctx, c.req.valid('param').id)
      return c.body(null, 204)
    })
    .openapi(reply, async (c) => {
      const { id } = c.req.valid('param')
      const { text } = c.req.valid('json')
      const key = c.req.valid('header')['idempotency-key']
      const request = { key, name: `reply ${id}`, body: { text } }
      const done = await idempotent(c.var.ctx, request, (ctx) => replyToMessage(ctx, id, { text, accounts }))
      return c.json(done, 201)
    })
    .openapi(publish, async (c) => {
      const { id, language } = c.req.valid('param')
      return c.json(await publishAnswer(c.var.ctx, id, { language, ...c.req.valid('json') }), 200)
    })
    .openapi(unpublish, async (c) => {
      const { id, language } = c.req.valid('param')
      return c.json(await unpublishAnswer(c.var.ctx, id, language), 200)
    })
}
