import { z } from '@hono/zod-openapi'
import { answer, body, createRouter, operation } from '#platform/server/http/http.ts'
import { instant, language } from '#content/contract.ts'
import { item } from '#content/kind-item.ts'
import { cancelSchedule, reschedule } from './schedules.ts'

const path = '/api/admin/items/{id}/editions/{language}/publication/schedule' as const
const params = z.object({ id: z.string().max(40), language })
const revision = z.number().int().min(1).optional()
const tags = ['Authoring']

/** Publications that are still to come. */
export const schedulesApi = createRouter()
  .openapi(
    operation({
      method: 'put',
      path,
      access: 'admin',
      tags,
      summary: 'Move a scheduled publication to another time to come',
      request: { params, body: body(z.strictObject({ publishAt: instant, revision })) },
      responses: { 200: answer(item, 'The item') },
    }),
    async (c) => {
      const { id: itemId, language } = c.req.valid('param')
      const { publishAt, revision } = c.req.valid('json')
      return c.json(await reschedule(c.var.ctx, { itemId, language, revision }, publishAt), 200)
    },
  )
  .openapi(
    operation({
      method: 'delete',
      path,
      access: 'admin',
      tags,
      summary: 'Give up a scheduled publication; readers keep what they see now',
      request: { params, query: z.strictObject({ revision: z.coerce.number().int().min(1).optional() }) },
      responses: { 200: answer(item, 'The item') },
    }),
    async (c) => {
      const { id: itemId, language } = c.req.valid('param')
      return c.json(await cancelSchedule(c.var.ctx, { itemId, language, ...c.req.valid('query') }), 200)
    },
  )
