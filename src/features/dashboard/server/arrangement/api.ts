import { z } from '@hono/zod-openapi'
import { answer, body, createRouter, operation } from '#platform/server/http/http.ts'
import { arrangement, dashboardCards } from '../../contract.ts'
import { resetArrangement, saveArrangement } from './arrangement.ts'
import { says } from '#platform/problems/field-codes.ts'

const tags = ['Site and dashboards']
const about = {
  path: '/api/dashboard/cards',
  access: 'signed-in',
  tags,
  responses: { 200: answer(arrangement, 'The parts as they stand now') },
} as const

const arranged = z
  .strictObject({
    cards: z
      .array(z.strictObject({ card: z.enum(dashboardCards), isShown: z.boolean() }))
      .max(dashboardCards.length)
      .refine((cards) => new Set(cards.map(({ card }) => card)).size === cards.length, says('repeated')),
  })
  .openapi('ArrangedCards')

/** The parts of a member's own dashboard. */
export const arrangementApi = createRouter()
  .openapi(
    operation({
      ...about,
      method: 'put',
      summary: "Put the parts of the reader's start page in order, and hide some",
      request: { body: body(arranged) },
    }),
    async (c) => c.json(await saveArrangement(c.var.ctx, c.req.valid('json').cards), 200),
  )
  .openapi(
    operation({
      ...about,
      method: 'delete',
      summary: "Let the parts of the reader's start page stand as they do for everybody",
    }),
    async (c) => c.json(await resetArrangement(c.var.ctx), 200),
  )
