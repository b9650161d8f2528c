import { z } from '@hono/zod-openapi'
import { answer, body, createRouter, operation } from '#platform/server/http/http.ts'
import { editorReport, itemReport } from '../contract.ts'
import { reportEditor } from './item-editors.ts'

/** Who else has an item open. */
export const itemEditorsApi = createRouter().openapi(
  operation({
    method: 'post',
    path: '/api/admin/items/{id}/editors',
    access: 'admin',
    tags: ['Authoring'],
    summary: 'Report that an item is open on a page, and read on which others it is',
    request: { params: z.object({ id: z.string().max(40) }), body: body(editorReport) },
    responses: {
      200: answer(itemReport, 'Other pages, one entry a person and language'),
    },
  }),
  async (c) => c.json(await reportEditor(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200),
)
