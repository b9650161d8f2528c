import { createHash } from 'node:crypto'
import { idleMinutes } from '#platform/inactivity.ts'
import { otherLanguage, type Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import { sharedRead } from '#platform/server/shared-reads.ts'
import type { Announcement, PlannedAnnouncement, Site, SiteSettings } from '../contract.ts'
import { readSiteSettings } from './site-settings.ts'

export const readSharedSettings = sharedRead(readSiteSettings)

/** What every page says about the site, in one language. Announcements and links that are missing in it are given in the other; the top of the home page has its own words then. */
export async function readSite(ctx: Context, language: Language): Promise<Site> {
  const settings = await readSharedSettings(ctx)
  const { [language]: title } = settings.hero.title
  const { [language]: text } = settings.hero.text
  return {
    siteName: ctx.config.siteName,
    idleMinutes: idleMinutes(ctx.config.sessionIdleSeconds),
    announcement: announcementsOf(settings, { language, now: ctx.now })[0] ?? null,
    hero: title || text ? { title, text } : null,
    links: settings.links.map(({ label, href }) => ({ label: textIn(label, language), href })),
    analyticsMeasurementId: ctx.config.analyticsMeasurementId ?? null,
  }
}

/** The announcements that are switched on and in their time, the one that began last first. */
export function announcementsOf(
  { announcement, moreAnnouncements }: SiteSettings,
  reader: { language: Language; now: number },
): Announcement[] {
  return [announcement, ...moreAnnouncements]
    .toSorted((one, other) => (other.from ?? 0) - (one.from ?? 0))
    .flatMap((one) => toAnnouncement(one, reader) ?? [])
}

function toAnnouncement(
  { isShown, text, href, from, until }: PlannedAnnouncement,
  { language, now }: { language: Language; now: number },
): Announcement | null {
  const words = textIn(text, language)
  const isInTime = (from === null || from <= now) && (until === null || now < until)
  if (!isShown || !isInTime || !words) return null
  const id = createHash('sha256')
    .update(JSON.stringify([text, href]))
    .digest('base64url')
    .slice(0, 12)
  return { id, text: words, language: text[language] ? language : otherLanguage(language), href }
}

function textIn(texts: { en: string; am: string }, language: Language): string {
  return texts[language] || texts[otherLanguage(language)]
}
