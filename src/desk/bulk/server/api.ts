import { z } from '@hono/zod-openapi'
import { answer, body, createRouter, operation } from '#platform/server/http/http.ts'
import { itemChange, itemChangeWish } from '../contract.ts'
import { changeItems, undoChange } from './item-changes.ts'

const tags = ['Authoring']

/** The same done to several items at once, and undone. */
export const itemChangesApi = createRouter()
  .openapi(
    operation({
      method: 'post',
      path: '/api/admin/item-changes',
      access: 'admin',
      tags,
      summary: 'Publish, unpublish, tag, or delete up to 100 items, each wholly or not at all',
      request: { body: body(itemChangeWish) },
      responses: { 200: answer(itemChange, 'What became of each item') },
    }),
    async (c) => c.json(await changeItems(c.var.ctx, c.req.valid('json')), 200),
  )
  .openapi(
    operation({
      method: 'delete',
      path: '/api/admin/item-changes/{id}',
      access: 'admin',
      tags,
      summary: 'Undo a change of several items',
      request: { params: z.object({ id: z.string().max(40) }) },
      responses: { 200: answer(itemChange, 'What became of each item') },
    }),
    async (c) => c.json(await undoChange(c.var.ctx, c.req.valid('param').id), 200),
  )
