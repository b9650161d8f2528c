import { z } from '@hono/zod-openapi'
import { answer, createRouter, operation } from '#platform/server/http/http.ts'
import { itemStatisticsList } from '../../statistics/contract.ts'
import { mostAsked } from '../../statistics-limits.ts'
import { readStatistics, type StatisticsSources } from './statistics.ts'

const ids = z
  .string()
  .max(mostAsked * 41)
  .transform((list) => list.split(','))
  .pipe(
    z
      .array(z.string().regex(/^[\w-]{1,40}$/))
      .min(1)
      .max(mostAsked),
  )

/** How questions go, for their editors. */
export function createQuestionStatisticsApi(sources: StatisticsSources) {
  return createRouter().openapi(
    operation({
      method: 'get',
      path: '/api/admin/question-statistics',
      access: 'admin',
      tags: ['Questions'],
      summary: 'How some questions go; nothing of those that fewer than five people have answered',
      request: { query: z.strictObject({ ids }) },
      responses: { 200: answer(itemStatisticsList, 'Figures in the order of the ids') },
    }),
    async (c) => c.json({ items: await readStatistics(c.var.ctx, c.req.valid('query').ids, sources) }, 200),
  )
}
