import { z } from '@hono/zod-openapi'
import { pageQuery } from '#platform/contract/paging.ts'
import { answer, createRouter, languageParameter, operation } from '#platform/server/http/http.ts'
import { savedList, savedMark } from '../contract.ts'
import { listSaved, readSavedMark, saveItem, unsaveItem } from './saved.ts'

const tags = ['Saved items']
const itemParameters = z.object({ itemId: z.string().max(40) })

export const savedApi = createRouter()
  .openapi(
    operation({
      method: 'get',
      path: '/api/saved',
      access: 'signed-in',
      tags,
      summary: 'What the reader saved, newest first',
      request: {
        query: z.strictObject({
          lang: languageParameter,
          ...pageQuery,
        }),
      },
      responses: { 200: answer(savedList, 'A page of cards') },
    }),
    async (c) => {
      const { lang: _, ...wish } = c.req.valid('query')
      return c.json(await listSaved(c.var.ctx, { language: c.var.ctx.language, ...wish }), 200)
    },
  )
  .openapi(
    operation({
      method: 'get',
      path: '/api/saved/{itemId}',
      access: 'signed-in',
      tags,
      summary: 'Whether the reader saved an item',
      request: { params: itemParameters },
      responses: { 200: answer(savedMark, 'The mark') },
    }),
    async (c) => c.json(await readSavedMark(c.var.ctx, c.req.valid('param').itemId), 200),
  )
  .openapi(
    operation({
      method: 'put',
      path: '/api/saved/{itemId}',
      access: 'signed-in',
      tags,
      summary: 'Save an item for later',
      request: { params: itemParameters },
      responses: { 200: answer(savedMark, 'The mark') },
    }),
    async (c) => c.json(await saveItem(c.var.ctx, c.req.valid('param').itemId), 200),
  )
  .openapi(
    operation({
      method: 'delete',
      path: '/api/saved/{itemId}',
      access: 'signed-in',
      tags,
      summary: 'Take an item off the list',
      request: { params: itemParameters },
      responses: { 200: answer(savedMark, 'The mark') },
    }),
    async (c) => c.json(await unsaveItem(c.var.ctx, c.req.valid('param').itemId), 200),
  )
