import { z } from '@hono/zod-openapi'
import type { ItemFields } from '#content/contract.ts'
import { fieldErrorsOf } from '#platform/problems/field-errors.ts'

/** Every kind of finding; pages have words for each. */
const findingCodes = [
  'alt.missing',
  'alt.no_cover',
  'alt.same_in_both',
  'alt.file_name',
  'link.not_found',
  'link.not_published',
  'link.in_bin',
  'link.not_public',
  'link.no_anchor',
  'link.old_address',
  'exercise.kept_for_quizzes',
  'chart.not_described',
  'chart.not_published',
  'heading.starts_deep',
  'heading.skips',
  'heading.empty',
  'heading.repeated',
  'promise.made',
  'promise.mentioned',
  'punctuation.stop',
  'punctuation.comma',
  'punctuation.semicolon',
  'punctuation.colon',
  'punctuation.wordspaces',
  'punctuation.space_before',
  'punctuation.quotes',
  'punctuation.ethiopic_in_english',
  'numbers.differ',
  'review.overdue',
  'review.long_ago',
  'risk.no_callout',
  'term.unmarked',
  'term.two_names',
  'term.not_in_pair',
  'term.other_in_pair',
  'term.rejected',
] as const
export type FindingCode = (typeof findingCodes)[number]

/** Where something was found. */
const findingPlace = z.object({
  /** `title`, `excerpt`, `seoTitle`, `seoDescription`, `body`, `extras.<name>`, or a field of the item such as `reviewedOn` or `coverId`. */
  field: z.string(),
  /** In `body`: the block in reading order, outer before inner, from 0. */
  block: z.number().int().nullable(),
  /** UTF-16 offsets in the words of that field or block, end exclusive; null when the whole of it is meant. */
  start: z.number().int().nullable(),
  end: z.number().int().nullable(),
})
export type FindingPlace = z.infer<typeof findingPlace>

/** Something that an editor should look at before publishing. It never keeps a text from being published. */
const finding = z
  .object({
    code: z.enum(findingCodes),
    /** `note`: worth knowing, often right as it is. */
    severity: z.enum(['warning', 'note']),
    place: findingPlace,
    /** The words it is about, shortened. */
    quote: z.string(),
    /** What the sentence about it also names. */
    values: z.record(z.string(), z.string()),
  })
  .openapi('Finding')
export type Finding = z.infer<typeof finding>

export const findings = z
  .object({
    items: z.array(finding),
    /** Findings beyond those that are listed. */
    more: z.number().int(),
    /** What keeps the text from being published, by field, with the fields of the item as they are saved; empty when nothing does. */
    missing: fieldErrorsOf(),
  })
  .openapi('Findings')
export type Findings = z.infer<typeof findings>

/** What of an item the checks look at beside its texts. */
export type CheckedItem = Pick<ItemFields, 'riskLevel' | 'reviewedOn' | 'reviewEveryDays'>

/** Words that promise profit, one phrase a line, as administrators set them. */
const promiseLists = z.strictObject({ en: z.array(z.string()), am: z.array(z.string()) })
export type PromiseLists = z.infer<typeof promiseLists>

export const promises = z
  .object({ version: z.number().int(), phrases: promiseLists, builtIn: promiseLists })
  .openapi('Promises')
export type Promises = z.infer<typeof promises>
