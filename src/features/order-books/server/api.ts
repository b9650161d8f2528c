import { z } from '@hono/zod-openapi'
import { answer, body, createRouter, languageParameter, operation } from '#platform/server/http/http.ts'
import { orderBookDetail, orderBookResult, orderBookRun } from '../contract.ts'
import { readOrderBook, verifyRun } from './order-books.ts'

const tags = ['Order books']
const params = z.object({ id: z.string().max(120) })
const query = z.strictObject({ lang: languageParameter })

export const orderBooksApi = createRouter()
  .openapi(
    operation({
      method: 'get',
      path: '/api/order-books/{id}',
      access: 'anyone',
      isSharable: true,
      tags,
      summary: 'One exercise at an order book by id or slug, with all that decides its market',
      request: { params, query },
      responses: { 200: answer(orderBookDetail, 'The exercise') },
    }),
    async (c) => c.json(await readOrderBook(c.var.ctx, c.req.valid('param').id, c.var.ctx.language), 200),
  )
  .openapi(
    operation({
      method: 'post',
      path: '/api/order-books/{id}/results',
      access: 'anyone',
      tags,
      summary: 'Hand in a run: it is played again, and what came of it is answered',
      request: { params, query, body: body(orderBookRun) },
      responses: { 200: answer(orderBookResult, 'What came of it') },
    }),
    async (c) => c.json(await verifyRun(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200),
  )
