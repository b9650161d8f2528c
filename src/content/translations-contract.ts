import { z } from '@hono/zod-openapi'
import { contentKinds, editionStates, instant, language } from './contract.ts'

const count = z.number().int()

/** How many items of a kind readers find in which languages now, the bin left out. */
export const coverage = z
  .object({
    kind: z.enum(contentKinds),
    both: count,
    onlyEn: count,
    onlyAm: count,
    neither: count,
    /** Items with a text that is behind the other language, public or not. */
    stale: count,
  })
  .openapi('Coverage')
export type Coverage = z.infer<typeof coverage>

/**
 * Why a translation is owed, the most important first: `stale_public` readers see an old translation; `missing` readers find
 * the item in the other language only; `stale` a text that nobody sees yet fell behind.
 */
export const owedReasons = ['stale_public', 'missing', 'stale'] as const

export const owedTranslation = z
  .object({
    itemId: z.string(),
    kind: z.enum(contentKinds),
    parentId: z.string().nullable(),
    /** The language that is owed. */
    language,
    reason: z.enum(owedReasons),
    /** Title in the language to translate from, or in the other one. */
    title: z.string(),
    titleLanguage: language,
    /** Where the owed text stands; null when nobody began it. */
    state: z.enum(editionStates).nullable(),
    since: instant,
    /** Blocks and fields that changed in the other language since; null where there is nothing to compare. */
    changes: count.nullable(),
  })
  .openapi('OwedTranslation')
export type OwedTranslation = z.infer<typeof owedTranslation>
export type OwedReason = OwedTranslation['reason']
