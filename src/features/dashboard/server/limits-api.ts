import { answer, createRouter, operation } from '#platform/server/http/http.ts'
import type { Context } from '#platform/server/context.ts'
import { limitList, type Limit } from '../limits/contract.ts'

/** The limits that are in force; the app knows those of every room. */
export function createLimitsApi(listLimits: (ctx: Context) => Limit[]) {
  return createRouter().openapi(
    operation({
      method: 'get',
      path: '/api/admin/limits',
      access: 'admin',
      tags: ['Site and dashboards'],
      summary: 'The limits that are in force',
      responses: { 200: answer(limitList, 'Limits, without secrets') },
    }),
    (c) => c.json({ items: listLimits(c.var.ctx) }, 200),
  )
}
