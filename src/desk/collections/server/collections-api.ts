import { z } from '@hono/zod-openapi'
import { answer, body, createRouter, operation, textOf } from '#platform/server/http/http.ts'
import { collection } from '#content/contract.ts'
import { collectionKinds } from '#content/kind-facts.ts'
import {
  createCollection,
  listCollectionsWithCounts,
  mergeCollection,
  removeCollection,
  updateCollection,
} from './collections.ts'

const tags = ['Collections']
const parameters = z.object({ id: z.string().max(40) })
const gone = { 204: { description: 'Removed' } }

const texts = z.strictObject({
  titleEn: textOf(120),
  titleAm: textOf(120),
  summaryEn: textOf(400),
  summaryAm: textOf(400),
  sortOrder: z.number().int().min(0).max(100_000),
  coverId: z.string().max(40).nullable(),
})
export const collectionsApi = createRouter()
  .openapi(
    operation({
      method: 'get',
      path: '/api/admin/collections',
      access: 'admin',
      tags,
      summary: 'Tracks, FAQ categories, series or sections in their order',
      request: {
        query: z.strictObject({ kind: z.enum(collectionKinds), parentId: z.string().max(40).optional() }),
      },
      responses: {
        200: answer(
          z.object({
            items: z.array(collection.extend({ items: z.number().int(), binned: z.number().int() })),
          }),
          'Collections, each with how many items stand in it, and how many in the bin belong to it',
        ),
      },
    }),
    async (c) => c.json({ items: await listCollectionsWithCounts(c.var.ctx, c.req.valid('query')) }, 200),
  )
  .openapi(
    operation({
      method: 'post',
      path: '/api/admin/collections',
      access: 'admin',
      tags,
      summary: 'Add a collection',
      request: {
        body: body(
          texts.partial().extend({ kind: z.enum(collectionKinds), parentId: z.string().max(40).optional() }),
        ),
      },
      responses: { 201: answer(collection, 'The new collection') },
    }),
    async (c) => c.json(await createCollection(c.var.ctx, c.req.valid('json')), 201),
  )
  .openapi(
    operation({
      method: 'patch',
      path: '/api/admin/collections/{id}',
      access: 'admin',
      tags,
      summary: 'Rename or move a collection',
      description:
        '`was` names the values that the change was made to; one that is another by now is not replaced.',
      request: {
        params: parameters,
        body: body(texts.partial().extend({ was: texts.omit({ sortOrder: true }).partial().optional() })),
      },
      responses: { 200: answer(collection, 'The collection') },
    }),
    async (c) => c.json(await updateCollection(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200),
  )
  .openapi(
    operation({
      method: 'delete',
      path: '/api/admin/collections/{id}',
      access: 'admin',
      tags,
      summary: 'Remove an empty collection',
      request: { params: parameters },
      responses: gone,
    }),
    async (c) => {
      await removeCollection(c.var.ctx, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
  .openapi(
    operation({
      method: 'put',
      path: '/api/admin/collections/{id}/successor',
      access: 'admin',
      tags,
      summary: 'Make a collection part of another one, with all its items',
      request: { params: parameters, body: body(z.strictObject({ id: z.string().max(40) })) },
      responses: { 200: answer(z.object({ moved: z.number().int() }), 'How many items moved') },
    }),
    async (c) =>
      c.json(await mergeCollection(c.var.ctx, c.req.valid('param').id, c.req.valid('json').id), 200),
  )
