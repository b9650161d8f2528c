import { z } from '@hono/zod-openapi'
import { answer, createRouter, operation } from '#platform/server/http/http.ts'
import { itemRow } from '#content/contract.ts'
import { listNamedItems } from './item-names.ts'

const mostIds = 20

/** Rows of the items that another item names. */
export const itemNamesApi = createRouter().openapi(
  operation({
    method: 'get',
    path: '/api/admin/named-items',
    access: 'admin',
    tags: ['Authoring'],
    summary: 'Items of any kind by their ids, in that order; those that are gone are left out',
    request: {
      query: z.strictObject({
        ids: z
          .string()
          .max(mostIds * 41)
          .transform((ids) => ids.split(',').filter(Boolean))
          .pipe(z.array(z.string().max(40)).max(mostIds))
          .openapi({ type: 'string', description: 'Ids with commas between them' }),
      }),
    },
    responses: { 200: answer(z.object({ items: z.array(itemRow) }), 'Rows') },
  }),
  async (c) => c.json({ items: await listNamedItems(c.var.ctx, c.req.valid('query').ids) }, 200),
)
