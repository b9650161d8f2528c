import { z } from '@hono/zod-openapi'
import { answer, body, createRouter, languageParameter, operation } from '#platform/server/http/http.ts'
import { memberDashboard, overview, site, siteSettings } from '../contract.ts'
import { arrangementApi } from './arrangement/api.ts'
import { readMemberDashboard, type DashboardSources } from './member-dashboard.ts'
import { readOverview, type OverviewSources } from './overview.ts'
import { createReportsApi } from './reports/api.ts'
import type { ReportSources } from './reports/course-report.ts'
import { settingsInput } from './settings-input.ts'
import { readSiteSettings, saveSettings } from './site-settings.ts'
import { readSite } from './site.ts'

const tags = ['Site and dashboards']
const inLanguage = z.strictObject({ lang: languageParameter })

/** What administrators say about the site, for its pages and for them. */
const siteApi = createRouter()
  .openapi(
    operation({
      method: 'get',
      path: '/api/site',
      access: 'anyone',
      isSharable: true,
      tags,
      summary: 'What every page says about the site: announcement, hero, links',
      request: { query: inLanguage },
      responses: { 200: answer(site, 'The site') },
    }),
    async (c) => c.json(await readSite(c.var.ctx, c.var.ctx.language), 200),
  )
  .openapi(
    operation({
      method: 'get',
      path: '/api/admin/site-settings',
      access: 'admin',
      tags,
      summary: 'The site settings',
      responses: { 200: answer(siteSettings, 'The settings') },
    }),
    async (c) => c.json(await readSiteSettings(c.var.ctx), 200),
  )
  .openapi(
    operation({
      method: 'put',
      path: '/api/admin/site-settings',
      access: 'admin',
      tags,
      summary: 'Save the site settings; refused when somebody else saved since',
      request: { body: body(settingsInput) },
      responses: { 200: answer(siteSettings, 'The saved settings') },
    }),
    async (c) => c.json(await saveSettings(c.var.ctx, c.req.valid('json')), 200),
  )

/** What pages say about the site, its settings, and the two dashboards. */
export function createDashboardApi(sources: DashboardSources & OverviewSources & ReportSources) {
  return createRouter()
    .route('/', siteApi)
    .route('/', arrangementApi)
    .route('/', createReportsApi(sources))
    .openapi(
      operation({
        method: 'get',
        path: '/api/dashboard',
        access: 'signed-in',
        sharesReads: true,
        tags,
        summary: "The reader's start page",
        request: { query: inLanguage },
        responses: { 200: answer(memberDashboard, 'The dashboard') },
      }),
      async (c) => {
        const { language } = c.var.ctx
        return c.json(await readMemberDashboard(c.var.ctx, language, sources), 200)
      },
    )
    .openapi(
      operation({
        method: 'get',
        path: '/api/admin/overview',
        access: 'admin',
        tags,
        summary: 'What needs the administrators today',
        request: { query: inLanguage },
        responses: { 200: answer(overview, 'The overview') },
      }),
      async (c) =>
        c.json(await readOverview(c.var.ctx, c.req.valid('query').lang ?? c.var.ctx.language, sources), 200),
    )
}
