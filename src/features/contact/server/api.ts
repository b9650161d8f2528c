import { z } from '@hono/zod-openapi'
import { languages } from '#platform/languages.ts'
import {
  answer,
  body,
  createRouter,
  emailAddress,
  nameOf,
  operation,
  textOf,
} from '#platform/server/http/http.ts'
import { idempotencyHeader, idempotent } from '#platform/server/http/idempotency.ts'
import {
  contactMessage,
  contactTopics,
  leastMessageLength,
  messageList,
  messageStates,
  mostMessageLength,
  mostNameLength,
  received,
} from '../contract.ts'
import { changeMessageState, listMessages, sendMessage, type Senders } from './messages.ts'

const tags = ['Contact']

const newMessage = z
  .strictObject({
    name: nameOf(mostNameLength, 1),
    email: emailAddress,
    topic: z.enum(contactTopics),
    message: textOf(mostMessageLength, leastMessageLength),
    consent: z.literal(true, { message: 'required' }),
    website: z
      .string()
      .max(500)
      .default('')
      .openapi({ description: 'A trap for programs: people leave it empty' }),
    language: z.enum(languages),
  })
  .openapi('NewContactMessage')

/** Writing to the people behind the site, and their inbox. */
export function createContactApi(senders: Senders) {
  return createRouter()
    .openapi(
      operation({
        method: 'post',
        path: '/api/contact',
        access: 'anyone',
        tags,
        summary: 'Write to the people behind the site, at most five times an hour',
        request: { headers: idempotencyHeader, body: body(newMessage) },
        responses: { 201: answer(received, 'The message has arrived') },
      }),
      async (c) => {
        const message = c.req.valid('json')
        const request = { key: c.req.valid('header')['idempotency-key'], name: 'contact', body: message }
        return c.json(await idempotent(c.var.ctx, request, (ctx) => sendMessage(ctx, message, senders)), 201)
      },
    )
    .openapi(
      operation({
        method: 'get',
        path: '/api/admin/messages',
        access: 'admin',
        tags,
        summary: 'The inbox, newest first',
        request: {
          query: z.strictObject({
            page: z.coerce.number().int().min(1).max(1000).default(1),
            state: z.enum(messageStates).optional(),
          }),
        },
        responses: { 200: answer(messageList, 'A page of messages') },
      }),
      async (c) => c.json(await listMessages(c.var.ctx, c.req.valid('query')), 200),
    )
    .openapi(
      operation({
        method: 'patch',
        path: '/api/admin/messages/{id}',
        access: 'admin',
        tags,
        summary: 'Mark a message as new, read or answered',
        request: {
          params: z.object({ id: z.string().max(40) }),
          body: body(z.strictObject({ state: z.enum(messageStates) })),
        },
        responses: { 200: answer(contactMessage, 'The message') },
      }),
      async (c) =>
        c.json(await changeMessageState(c.var.ctx, c.req.valid('param').id, c.req.valid('json').state), 200),
    )
}
