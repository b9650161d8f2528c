import { z } from '@hono/zod-openapi'
import { barTimePattern } from '#content/blocks/nodes/practice/chart-shape.ts'
import { answer, body, createRouter, languageParameter, operation } from '#platform/server/http/http.ts'
import { chartBars, chartDrawing, wantedDrawing } from '../contract.ts'
import { drawOne, readBars } from './charts.ts'

const tags = ['Charts']
const id = z.string().max(40)
const time = z.string().regex(barTimePattern)

/** What charts in texts are made of. */
export const chartsApi = createRouter()
  .openapi(
    operation({
      method: 'get',
      path: '/api/charts/{id}',
      access: 'anyone',
      isSharable: true,
      tags,
      summary: 'The bars of a data set, from one time until another, for a chart that moves',
      request: {
        params: z.object({ id: id.openapi({ description: 'Of the resource whose data set is drawn.' }) }),
        query: z.strictObject({
          compared: id.optional().openapi({ description: 'Of the resource that it is compared with.' }),
          from: time.optional(),
          to: time.optional(),
          lang: languageParameter,
        }),
      },
      responses: { 200: answer(chartBars, 'The bars, in whole steps') },
    }),
    async (c) => {
      const { compared = null, from = null, to = null } = c.req.valid('query')
      const { id: dataSet } = c.req.valid('param')
      return c.json(await readBars(c.var.ctx, { dataSet, compared, from, to }), 200)
    },
  )
  .openapi(
    operation({
      method: 'post',
      path: '/api/admin/chart-drawings',
      access: 'admin',
      tags,
      summary: 'A chart as readers will see it, without keeping it',
      request: { body: body(wantedDrawing) },
      responses: { 200: answer(chartDrawing, 'The chart as HTML') },
    }),
    async (c) => {
      const { attrs, language } = c.req.valid('json')
      return c.json({ html: (await drawOne(c.var.ctx, attrs, language)) ?? null }, 200)
    },
  )
