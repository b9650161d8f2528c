import { z } from '@hono/zod-openapi'
import { isSafeHref } from '#content/blocks/safe-href.ts'
import { instant } from '#content/contract.ts'
import { answer, body, createRouter, languageParameter, operation, textOf } from '#platform/server/http.ts'
import {
  dashboardCards,
  memberDashboard,
  mostAnnouncementLength,
  mostHeroTextLength,
  mostHeroTitleLength,
  mostLinkLabelLength,
  mostLinks,
  overview,
  site,
  siteSettings,
} from '../contract.ts'
import { readMemberDashboard, type DashboardSources } from './member-dashboard.ts'
import { readOverview } from './overview.ts'
import { readSiteSettings, saveSettings } from './site-settings.ts'
import { readSite } from './site.ts'

const tags = ['Site and dashboards']
const inLanguage = z.strictObject({ lang: languageParameter })

const inBoth = (most: number, least = 0) =>
  z.strictObject({ en: textOf(most, least), am: textOf(most, least) })
const href = z.string().trim().max(2000).refine(isSafeHref, { message: 'invalid_url' })

const announcementInput = z
  .strictObject({
    isShown: z.boolean(),
    text: inBoth(mostAnnouncementLength),
    href: href.nullable(),
    from: instant.min(0).nullable(),
    until: instant.min(0).nullable(),
  })
  .refine(({ isShown, text }) => !isShown || text.en !== '' || text.am !== '', {
    path: ['text'],
    message: 'required',
  })
  .refine(({ from, until }) => from === null || until === null || from < until, {
    path: ['until'],
    message: 'before_start',
  })

const settingsInput = z
  .strictObject({
    /** The version that the editor started from. */
    version: z.number().int().min(0),
    announcement: announcementInput,
    hero: z.strictObject({ title: inBoth(mostHeroTitleLength), text: inBoth(mostHeroTextLength) }),
    links: z.array(z.strictObject({ label: inBoth(mostLinkLabelLength, 1), href })).max(mostLinks),
    cards: z
      .array(z.strictObject({ card: z.enum(dashboardCards), isShown: z.boolean() }))
      .refine((cards) => new Set(cards.map(({ card }) => card)).size === dashboardCards.length, {
        message: 'incomplete',
      })
      .refine((cards) => cards.length === dashboardCards.length, { message: 'repeated' }),
  })
  .openapi('SiteSettingsInput')

/** What pages say about the site, its settings, and the two dashboards. */
export function createDashboardApi(sources: DashboardSources) {
  return createRouter()
    .openapi(
      operation({
        method: 'get',
        path: '/api/site',
        access: 'anyone',
        tags,
        summary: 'What every page says about the site: announcement, hero, links',
        request: { query: inLanguage },
        responses: { 200: answer(site, 'The site') },
      }),
      async (c) => c.json(await readSite(c.var.ctx, c.req.valid('query').lang ?? c.var.ctx.language), 200),
    )
    .openapi(
      operation({
        method: 'get',
        path: '/api/dashboard',
        access: 'signed-in',
        tags,
        summary: "The reader's start page",
        request: { query: inLanguage },
        responses: { 200: answer(memberDashboard, 'The dashboard') },
      }),
      async (c) => {
        const language = c.req.valid('query').lang ?? c.var.ctx.language
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
        c.json(await readOverview(c.var.ctx, c.req.valid('query').lang ?? c.var.ctx.language), 200),
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
}
