import { createHash } from 'node:crypto'
import { idleMinutes } from '#platform/inactivity.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { Announcement, Site, SiteSettings } from '../contract.ts'
import { readSiteSettings } from './site-settings.ts'

/** What every page says about the site, in one language; texts that are missing in it are given in the other. */
export async function readSite(ctx: Context, language: Language): Promise<Site> {
  const settings = await readSiteSettings(ctx)
  const title = textIn(settings.hero.title, language)
  return {
    siteName: ctx.config.siteName,
    idleMinutes: idleMinutes(ctx.config.sessionIdleSeconds),
    announcement: announcementOf(settings, { language, now: ctx.now }),
    hero: title ? { title, text: textIn(settings.hero.text, language) } : null,
    links: settings.links.map(({ label, href }) => ({ label: textIn(label, language), href })),
    analyticsMeasurementId: ctx.config.analyticsMeasurementId ?? null,
  }
}

/** The announcement while it is switched on and in its time. */
export function announcementOf(
  settings: SiteSettings,
  reader: { language: Language; now: number },
): Announcement | null {
  const { isShown, text, href, from, until } = settings.announcement
  const words = textIn(text, reader.language)
  const isInTime = (from === null || from <= reader.now) && (until === null || reader.now < until)
  if (!isShown || !isInTime || !words) return null
  const id = createHash('sha256')
    .update(JSON.stringify([text, href]))
    .digest('base64url')
    .slice(0, 12)
  return { id, text: words, href }
}

function textIn(texts: { en: string; am: string }, language: Language): string {
  return texts[language] || texts[language === 'en' ? 'am' : 'en']
}
