import { z } from '@hono/zod-openapi'
import { language } from '#content/contract.ts'
import { contentKinds } from '#content/kinds.ts'
import { says } from '#platform/problems/field-codes.ts'
import { fieldErrorsOf } from '#platform/problems/field-errors.ts'

const mostItemsAtOnce = 100

const ids = z
  .array(z.string().max(40))
  .min(1)
  .max(mostItemsAtOnce)
  .refine((all) => new Set(all).size === all.length, says('repeated'))
const itemActions = ['publish', 'unpublish', 'tag', 'untag', 'bin', 'restore'] as const
export type ItemAction = (typeof itemActions)[number]

/** What is to happen to several items. */
export const itemChangeWish = z.strictObject({
  action: z.enum(itemActions),
  ids,
  /** For publishing and unpublishing; otherwise in each language that has a text. */
  languages: z.array(language).min(1).max(2).optional(),
  /** For tagging and taking tags off: their slugs. */
  tags: z.array(z.string().max(80)).min(1).max(20).optional(),
})
export type ItemChangeWish = z.infer<typeof itemChangeWish>

/** What became of one item: all that was wished for, or nothing. */
export const itemChangeResult = z.object({
  id: z.string(),
  /** Null for an item that does not exist. */
  kind: z.enum(contentKinds).nullable(),
  /** In the language of the person who asks, or in the other one. */
  title: z.string(),
  titleLanguage: language.nullable(),
  /** `unchanged`: it was so already. */
  outcome: z.enum(['done', 'unchanged', 'refused']),
  /** Why it was refused, such as `edition.incomplete`. */
  code: z.string().nullable(),
  /** What keeps each language from being published, field by field. */
  problems: z.array(z.object({ language, fields: fieldErrorsOf() })),
  /** What is in its way: what readers see and cannot do without it, or what they would get back and could not finish. */
  inTheWay: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      titleLanguage: language.nullable(),
      /** Its page at the desk. */
      path: z.string(),
      /** Why it needs what was to be taken away. */
      need: z.enum(['shown', 'certificate']),
      faults: fieldErrorsOf(),
    }),
  ),
})
export type ItemChangeResult = z.infer<typeof itemChangeResult>

export const itemChange = z
  .object({
    /** What to delete in order to undo the change, or what could not be undone yet; null when nothing is left of it. */
    id: z.string().nullable(),
    results: z.array(itemChangeResult),
  })
  .openapi('ItemChange')
export type ItemChange = z.infer<typeof itemChange>
