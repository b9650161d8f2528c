import { z } from '@hono/zod-openapi'
import { answer, body, createRouter, operation } from '#platform/server/http/http.ts'
import { itemRow } from '#content/contract.ts'
import { collectionKinds } from '#content/kind-facts.ts'
import { listInOrder, mostInRow, reorder } from './order.ts'

const tags = ['Order']
const id = z.string().max(40)
const ids = z.array(id).min(1).max(mostInRow)
const order = { before: ids, after: ids }
const rows = { 200: answer(z.object({ items: z.array(itemRow) }), 'Rows in order') }
const done = { 204: { description: 'In the new order' } }

/** The order of what stands side by side: collections, the items of one, tags, featured items. */
export const orderApi = createRouter()
  .openapi(
    operation({
      method: 'put',
      path: '/api/admin/collection-order',
      access: 'admin',
      tags,
      summary: 'Order all collections of a kind, or all sections of a course',
      request: {
        body: body(z.strictObject({ kind: z.enum(collectionKinds), parentId: id.optional(), ...order })),
      },
      responses: done,
    }),
    async (c) => {
      const { kind, parentId = null, ...wanted } = c.req.valid('json')
      await reorder(c.var.ctx, { of: 'collections', kind, parentId }, wanted)
      return c.body(null, 204)
    },
  )
  .openapi(
    operation({
      method: 'get',
      path: '/api/admin/collections/{id}/items',
      access: 'admin',
      tags,
      summary: 'The items of a collection in their order',
      request: { params: z.object({ id }) },
      responses: rows,
    }),
    async (c) => {
      const row = { of: 'items', collectionId: c.req.valid('param').id, parentId: null } as const
      return c.json({ items: await listInOrder(c.var.ctx, row) }, 200)
    },
  )
  .openapi(
    operation({
      method: 'put',
      path: '/api/admin/collections/{id}/items',
      access: 'admin',
      tags,
      summary: 'Order the items of a collection',
      request: { params: z.object({ id }), body: body(z.strictObject(order)) },
      responses: done,
    }),
    async (c) => {
      const row = { of: 'items', collectionId: c.req.valid('param').id, parentId: null } as const
      await reorder(c.var.ctx, row, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
  .openapi(
    operation({
      method: 'put',
      path: '/api/admin/items/{id}/loose-lessons',
      access: 'admin',
      tags,
      summary: 'Order the lessons of a course that stand in no section',
      request: { params: z.object({ id }), body: body(z.strictObject(order)) },
      responses: done,
    }),
    async (c) => {
      const row = { of: 'items', collectionId: null, parentId: c.req.valid('param').id } as const
      await reorder(c.var.ctx, row, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
  .openapi(
    operation({
      method: 'put',
      path: '/api/admin/tag-order',
      access: 'admin',
      tags,
      summary: 'Order all tags, as readers filter by them',
      request: { body: body(z.strictObject(order)) },
      responses: done,
    }),
    async (c) => {
      await reorder(c.var.ctx, { of: 'tags' }, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
  .openapi(
    operation({
      method: 'get',
      path: '/api/admin/featured-items',
      access: 'admin',
      tags,
      summary: 'All featured items in the order of the home page',
      responses: rows,
    }),
    async (c) => c.json({ items: await listInOrder(c.var.ctx, { of: 'featured' }) }, 200),
  )
  .openapi(
    operation({
      method: 'put',
      path: '/api/admin/featured-items',
      access: 'admin',
      tags,
      summary: 'Order the featured items',
      request: { body: body(z.strictObject(order)) },
      responses: done,
    }),
    async (c) => {
      await reorder(c.var.ctx, { of: 'featured' }, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
