import { z } from '@hono/zod-openapi'
import { answer, createRouter, languageParameter, operation } from '#platform/server/http/http.ts'
import { itemRow, listedStates } from '#content/contract.ts'
import { pageOf, pageQuery } from '#platform/contract/paging.ts'
import { contentKinds } from '#content/kinds.ts'
import { staleFilters } from '../contract.ts'
import { itemsHolding } from './holding-series.ts'
import { listItems, listLastEditors } from './item-list.ts'

const id = z.string().max(40)
const state = z.enum(listedStates).optional()
const detail = z.string().max(20).optional().openapi({ description: 'A detail of the kind.' })
const seriesList = /^(prices|values|orders)(,(prices|values|orders)){0,2}$/
const tags = ['Authoring']

/** Content tables: rows by search and filters, and whom to filter by. */
export const itemListApi = createRouter()
  .openapi(
    operation({
      method: 'get',
      path: '/api/admin/items',
      access: 'admin',
      tags,
      summary: 'Rows of a content table',
      request: {
        query: z.strictObject({
          kind: z.enum(contentKinds),
          ...pageQuery,
          page: z.coerce.number().int().min(1).max(10_000).default(1),
          q: z.string().trim().max(100).optional().openapi({
            description: 'Words, or their beginnings, of a title in either language or of the address.',
          }),
          en: state,
          am: state,
          state: state.openapi({ description: 'In at least one language.' }),
          stale: z.enum(staleFilters).optional(),
          tag: z.string().max(80).optional(),
          author: z.string().max(64).optional().openapi({ description: 'Who last edited either text.' }),
          collection: id.optional().openapi({ description: 'Id of a collection, or `none`.' }),
          parentId: id.optional(),
          use: detail,
          form: detail,
          resourceType: detail,
          series: z.string().regex(seriesList).optional().openapi({
            description:
              'Forms of the newest series, such as `prices,values`: only items that have one of these.',
          }),
          sort: z.enum(['updated', 'title', 'published', 'order']).default('updated'),
          direction: z.enum(['asc', 'desc']).optional(),
          lang: languageParameter.openapi({ description: 'Language whose titles are sorted.' }),
          bin: z.enum(['0', '1']).default('0'),
        }),
      },
      responses: { 200: answer(pageOf(itemRow), 'Rows') },
    }),
    async (c) => {
      const { bin, collection, use, form, resourceType, series, ...filter } = c.req.valid('query')
      const collectionId = collection === 'none' ? null : collection
      const { ctx } = c.var
      return c.json(
        await listItems(ctx, {
          ...filter,
          collectionId,
          details: {
            ...(use && { use: [use] }),
            ...(form && { form: [form] }),
            ...(resourceType && { resourceType: [resourceType] }),
          },
          among: series === undefined ? undefined : itemsHolding(ctx.readDb, series.split(',')),
          language: ctx.language,
          inBin: bin === '1',
        }),
        200,
      )
    },
  )
  .openapi(
    operation({
      method: 'get',
      path: '/api/admin/item-editors',
      access: 'admin',
      tags,
      summary: 'Everybody who last edited a text',
      responses: {
        200: answer(z.object({ items: z.array(z.object({ uid: z.string(), name: z.string() })) }), 'Editors'),
      },
    }),
    async (c) => c.json({ items: await listLastEditors(c.var.ctx) }, 200),
  )
