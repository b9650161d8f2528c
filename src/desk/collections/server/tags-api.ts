import { z } from '@hono/zod-openapi'
import { answer, body, createRouter, operation, textOf } from '#platform/server/http/http.ts'
import { createTag, listAllTags, mergeTag, removeTag, renameTag } from './tags.ts'

const tags = ['Tags']
const parameters = z.object({ id: z.string().max(40) })
const labels = z.strictObject({ labelEn: textOf(60, 1), labelAm: textOf(60, 1) })
const labelsBefore = z
  .strictObject({ labelEn: textOf(60), labelAm: textOf(60) })
  .partial()
  .optional()
const count = z.number().int()
const tag = z
  .object({
    id: z.string(),
    slug: z.string(),
    labelEn: z.string(),
    labelAm: z.string(),
    /** How many items outside the bin carry it. */
    items: count,
  })
  .openapi('Tag')

export const tagsApi = createRouter()
  .openapi(
    operation({
      method: 'get',
      path: '/api/admin/tags',
      access: 'admin',
      tags,
      summary: 'All tags',
      responses: { 200: answer(z.object({ items: z.array(tag) }), 'Tags') },
    }),
    async (c) => c.json({ items: await listAllTags(c.var.ctx) }, 200),
  )
  .openapi(
    operation({
      method: 'post',
      path: '/api/admin/tags',
      access: 'admin',
      tags,
      summary: 'Add a tag',
      request: { body: body(labels) },
      responses: { 201: answer(tag, 'The new tag') },
    }),
    async (c) => c.json(await createTag(c.var.ctx, c.req.valid('json')), 201),
  )
  .openapi(
    operation({
      method: 'patch',
      path: '/api/admin/tags/{id}',
      access: 'admin',
      tags,
      summary: 'Rename a tag',
      description:
        '`was` names the labels that the change was made to; one that is another by now is not replaced.',
      request: {
        params: parameters,
        body: body(labels.partial().extend({ was: labelsBefore })),
      },
      responses: { 204: { description: 'Renamed' } },
    }),
    async (c) => {
      await renameTag(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
  .openapi(
    operation({
      method: 'delete',
      path: '/api/admin/tags/{id}',
      access: 'admin',
      tags,
      summary: 'Remove a tag',
      request: {
        params: parameters,
        query: z.strictObject({
          items: z.coerce.number().int().min(0).default(0).openapi({
            description: 'How many items carry it, as far as you know; refused when it is another number.',
          }),
        }),
      },
      responses: { 204: { description: 'Removed' } },
    }),
    async (c) => {
      await removeTag(c.var.ctx, c.req.valid('param').id, c.req.valid('query').items)
      return c.body(null, 204)
    },
  )
  .openapi(
    operation({
      method: 'put',
      path: '/api/admin/tags/{id}/successor',
      access: 'admin',
      tags,
      summary: 'Make a tag part of another one, with all its items',
      request: { params: parameters, body: body(z.strictObject({ id: z.string().max(40) })) },
      responses: { 200: answer(z.object({ moved: count }), 'How many items moved') },
    }),
    async (c) => c.json(await mergeTag(c.var.ctx, c.req.valid('param').id, c.req.valid('json').id), 200),
  )
