import { z } from '@hono/zod-openapi'
import type { CarriedSetting } from '#content/server/carried-setting.ts'
import { fieldErrors } from '#platform/server/http/http.ts'
import { cardList, dashboardCards } from '../contract.ts'
import { arrangeCards } from './arrangement/arrange-cards.ts'
import { settingsInput } from './settings-input.ts'
import { findSiteSettings } from './settings-store.ts'
import { readSiteSettings, saveSettings } from './site-settings.ts'

/** An archive does not count the saves, and an older one does not know the newer parts of the dashboard. */
const carried = z.preprocess(withNewerCards, settingsInput.omit({ version: true }))

/** The words on the home page, the announcement and the links travel with the content of the whole site. */
export const carriedSiteSettings: CarriedSetting = {
  async read(ctx) {
    if (!(await findSiteSettings(ctx.readDb))) return undefined
    const { version: _version, ...settings } = await readSiteSettings(ctx)
    return settings
  },
  problemsOf(value) {
    const parsed = carried.safeParse(value)
    return parsed.success ? {} : fieldErrors(parsed.error)
  },
  async save(ctx, value) {
    const { version } = await readSiteSettings(ctx)
    await saveSettings(ctx, { ...carried.parse(value), version })
  },
}

function withNewerCards(value: unknown): unknown {
  const { success, data } = z.looseObject({ cards: cardList }).safeParse(value)
  return success ? { ...data, cards: arrangeCards(dashboardCards, data.cards) } : value
}
