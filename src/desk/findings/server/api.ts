import { z } from '@hono/zod-openapi'
import { answer, body, createRouter, operation } from '#platform/server/http/http.ts'
import { editionText, language } from '#content/contract.ts'
import { findings, promises } from '../contract.ts'
import { readFindings } from './findings.ts'
import { changePromises, readPromises } from './promise-lists.ts'
import { promisesInput } from './promises-input.ts'

const editionParameters = z.object({ id: z.string().max(40), language })
const tags = ['Findings']

/** What editors should look at before publishing, and the words that count as promises of profit. */
export const findingsApi = createRouter()
  .openapi(
    operation({
      method: 'get',
      path: '/api/admin/items/{id}/editions/{language}/findings',
      access: 'admin',
      tags,
      summary: 'What to look at in the saved text before it is published',
      request: { params: editionParameters },
      responses: { 200: answer(findings, 'Findings') },
    }),
    async (c) => {
      const { id: itemId, language } = c.req.valid('param')
      return c.json(await readFindings(c.var.ctx, { itemId, language }), 200)
    },
  )
  .openapi(
    operation({
      method: 'post',
      path: '/api/admin/items/{id}/editions/{language}/findings',
      access: 'admin',
      tags,
      summary: 'What to look at in a text that is not saved',
      request: { params: editionParameters, body: body(z.strictObject({ text: editionText })) },
      responses: { 200: answer(findings, 'Findings') },
    }),
    async (c) => {
      const { id: itemId, language } = c.req.valid('param')
      return c.json(await readFindings(c.var.ctx, { itemId, language }, c.req.valid('json').text), 200)
    },
  )
  .openapi(
    operation({
      method: 'get',
      path: '/api/admin/promises',
      access: 'admin',
      tags,
      summary: 'The words that promise profit',
      responses: { 200: answer(promises, 'Phrases of both languages') },
    }),
    async (c) => c.json(await readPromises(c.var.ctx), 200),
  )
  .openapi(
    operation({
      method: 'put',
      path: '/api/admin/promises',
      access: 'admin',
      tags,
      summary: 'Change the words that promise profit',
      request: {
        body: body(
          z.strictObject({
            version: z.number().int().min(0),
            phrases: promisesInput,
          }),
        ),
      },
      responses: { 200: answer(promises, 'Phrases of both languages') },
    }),
    async (c) => c.json(await changePromises(c.var.ctx, c.req.valid('json')), 200),
  )
