import type { Language } from '#platform/languages.ts'
import { detailsOf } from '#platform/web/answers/told-details.ts'

/** Why something that readers see needs what was to be taken away. */
const needs = ['shown', 'certificate'] as const
export type Need = (typeof needs)[number]

/** What readers see and cannot do without what was to be taken away, or what they would get back and could not finish, as a problem names it. */
export interface InTheWay {
  title: string
  titleLanguage: Language | null
  /** Its page at the desk. */
  path: string
  need: Need
}

/** The items that are in the way, by why they are. */
export function inTheWayOf(error: unknown): Map<Need, InTheWay[]> {
  return byNeed(detailsOf(error, 'item.in_use', 'item.not_ready')?.items ?? [])
}

export function byNeed<Item extends Pick<InTheWay, 'need'>>(items: readonly Item[]): Map<Need, Item[]> {
  // A server of a later version may know another need.
  return Map.groupBy(items, ({ need }) => needs.find((one) => one === need) ?? 'shown')
}

export function titlesOf(items: readonly Pick<InTheWay, 'title'>[]): string {
  return items
    .map(({ title }) => title)
    .filter(Boolean)
    .join(' · ')
}
