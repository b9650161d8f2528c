import { z } from '@hono/zod-openapi'
import { answer, createRouter, languageParameter, operation } from '#platform/server/http/http.ts'
import { courseFunnels, courseReport } from '../../reports/contract.ts'
import { listFunnels, type FunnelSources } from './course-funnels.ts'
import { readCourseReport, type ReportSources } from './course-report.ts'

const tags = ['Site and dashboards']
const inLanguage = z.strictObject({ lang: languageParameter })
const mostCourses = 200

/** How learning goes, for administrators. */
export function createReportsApi(sources: ReportSources & FunnelSources) {
  return createRouter()
    .openapi(
      operation({
        method: 'get',
        path: '/api/admin/course-reports',
        access: 'admin',
        tags,
        summary: 'How far the members of each course came',
        request: { query: inLanguage },
        responses: { 200: answer(courseFunnels, 'Courses with learners, those with the most first') },
      }),
      async (c) => {
        const language = c.req.valid('query').lang ?? c.var.ctx.language
        const items = await listFunnels(c.var.ctx, { language, most: mostCourses }, sources)
        return c.json({ items }, 200)
      },
    )
    .openapi(
      operation({
        method: 'get',
        path: '/api/admin/course-reports/{id}',
        access: 'admin',
        tags,
        summary: 'How far the members of a course came, and what they miss most',
        request: { params: z.object({ id: z.string().max(40) }), query: inLanguage },
        responses: { 200: answer(courseReport, 'The report') },
      }),
      async (c) => {
        const language = c.req.valid('query').lang ?? c.var.ctx.language
        const { id } = c.req.valid('param')
        return c.json(await readCourseReport(c.var.ctx, { id, language }, sources), 200)
      },
    )
}
