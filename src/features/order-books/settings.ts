import type { DetailsOf } from '#content/kind-members.ts'
import type { MarketSettings } from './contract.ts'
import { usualSettings } from './limits.ts'

/** The market of an exercise; what its editors left open is as usual. */
export function settingsOf(
  details: DetailsOf<'orderBook'>,
  script: MarketSettings['script'] = null,
): MarketSettings {
  const { missions = [], script: _, ...own } = details
  return { ...usualSettings, ...own, script, missions }
}
