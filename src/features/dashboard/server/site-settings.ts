import { bumpSiteVersion, planSiteChange } from '#content/server/site-version-store.ts'
import { conflict } from '#platform/errors.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { dashboardCards, mostMoreAnnouncements, type SiteSettings } from '../contract.ts'
import { arrangeCards } from './arrangement/arrange-cards.ts'
import { findSiteSettings, saveSiteSettings } from './settings-store.ts'

const nothing = { en: '', am: '' }

const firstSettings: SiteSettings = {
  version: 0,
  announcement: { isShown: false, text: nothing, href: null, from: null, until: null },
  moreAnnouncements: [],
  hero: { title: nothing, text: nothing },
  links: [],
  cards: dashboardCards.map((card) => ({ card, isShown: true })),
}

/** What administrators set about the site; before the first save, an empty set at version 0. */
export async function readSiteSettings(ctx: Context): Promise<SiteSettings> {
  const stored = await findSiteSettings(ctx.readDb)
  if (!stored) return firstSettings
  return {
    ...stored,
    moreAnnouncements: stored.moreAnnouncements ?? [],
    cards: arrangeCards(dashboardCards, stored.cards),
  }
}

/**
 * Saves all settings at once; readers see them at once, and the announcement in its time.
 * @throws 409 `settings.changed` with `details.current` when somebody saved since `version`
 */
export function saveSettings(ctx: Context, settings: SiteSettings): Promise<SiteSettings> {
  return inTransaction(ctx, async (ctx) => {
    const saved = { ...settings, version: settings.version + 1 }
    if (!(await saveSiteSettings(ctx.db, saved, ctx.now))) {
      throw conflict('settings.changed', { current: await readSiteSettings(ctx) })
    }
    await planAnnouncements(ctx, saved)
    await bumpSiteVersion(ctx.db, ctx.now)
    await audit(ctx, 'settings.changed', {
      kind: 'settings',
      id: 'site',
      details: { version: saved.version },
    })
    return saved
  })
}

/** Pages are made anew when an announcement begins and when it ends; what was planned for one that is gone is taken back. */
async function planAnnouncements(
  ctx: Context,
  { announcement, moreAnnouncements }: SiteSettings,
): Promise<void> {
  const all = [announcement, ...moreAnnouncements]
  for (let index = 0; index <= mostMoreAnnouncements; index++) {
    const name = index === 0 ? 'announcement' : `announcement.${index}`
    const { from = null, until = null } = all[index] ?? {}
    await planSiteChange(ctx.db, { name: `${name}.from`, at: from, now: ctx.now })
    await planSiteChange(ctx.db, { name: `${name}.until`, at: until, now: ctx.now })
  }
}
