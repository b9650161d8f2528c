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
import { received } from '../contract.ts'
import { leastMessageLength, mostMessageLength, mostNameLength } from '../lengths.ts'
import { sendMessage, type Senders } from './messages.ts'
import { says } from '#platform/problems/field-codes.ts'
import { contactTopics } from '../choices.ts'

const tags = ['Contact']

const newMessage = z
  .strictObject({
    name: nameOf(mostNameLength, 1),
    email: emailAddress,
    topic: z.enum(contactTopics),
    message: textOf(mostMessageLength, leastMessageLength),
    consent: z.literal(true, says('required')),
    website: z
      .string()
      .max(500)
      .default('')
      .openapi({ description: 'A trap for programs: people leave it empty' }),
    language: z.enum(languages),
  })
  .openapi('NewContactMessage')

/** Writing to the people behind the site. */
export function createContactApi(senders: Senders) {
  return createRouter().openapi(
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
}
