import { z } from '@hono/zod-openapi'
import { editionStates, instant, language } from '#content/contract.ts'
import { contentKinds } from '#content/kinds.ts'

const count = z.number().int()

/** How many items of a kind readers find in which languages now, the bin left out. */
export const coverage = z
  .object({
    kind: z.enum(contentKinds),
    both: count,
    onlyEn: count,
    onlyAm: count,
    neither: count,
    /** Items in which readers see a translation of less than they find in the other language. */
    behind: count,
    /** Items in which the original moved on since it was translated, where no reader sees the difference yet. */
    ahead: count,
  })
  .openapi('Coverage')
export type Coverage = z.infer<typeof coverage>

/**
 * Why a translation is owed, the most important first: `readers_behind` readers see an old translation; `missing` readers find
 * the item in the other language only; `draft_ahead` the original moved on, and no reader sees the difference yet.
 */
export const owedReasons = ['readers_behind', 'missing', 'draft_ahead'] as const

export const owedTranslation = z
  .object({
    itemId: z.string(),
    kind: z.enum(contentKinds),
    parentId: z.string().nullable(),
    /** The language that is owed. */
    language,
    reason: z.enum(owedReasons),
    /** In the language of the person who asks, or in the other one. */
    title: z.string(),
    titleLanguage: language,
    /** Where the owed text stands; null when nobody began it. */
    state: z.enum(editionStates).nullable(),
    since: instant,
    /**
     * Blocks and fields that changed in the other language since; null where there is nothing to compare. For `readers_behind`
     * what is published is compared, for the others the working texts.
     */
    changes: count.nullable(),
    /** The working text has taken the changes over; it only waits to be published. */
    isReady: z.boolean(),
  })
  .openapi('OwedTranslation')
export type OwedTranslation = z.infer<typeof owedTranslation>
export type OwedReason = OwedTranslation['reason']
