import { z } from '@hono/zod-openapi'
import { contentKinds, language } from './contract.ts'

export const mostItemsAtOnce = 100

const ids = z
  .array(z.string().max(40))
  .min(1)
  .max(mostItemsAtOnce)
  .refine((all) => new Set(all).size === all.length, { message: 'repeated' })
const languages = z.array(language).min(1).max(2).default(['en', 'am'])
const tags = z.array(z.string().max(80)).min(1).max(20)

/** What is to happen to several items. Without `languages`, in each language that has a text. */
export const itemChangeWish = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal(['publish', 'unpublish']), ids, languages }),
  z.strictObject({ action: z.literal(['tag', 'untag']), ids, tags }),
  z.strictObject({ action: z.literal(['bin', 'restore']), ids }),
])
export type ItemChangeWish = z.infer<typeof itemChangeWish>
export type ItemAction = ItemChangeWish['action']

/** What became of one item: all that was wished for, or nothing. */
export const itemChangeResult = z.object({
  id: z.string(),
  /** Null for an item that does not exist. */
  kind: z.enum(contentKinds).nullable(),
  title: z.string(),
  /** `unchanged`: it was so already. */
  outcome: z.enum(['done', 'unchanged', 'refused']),
  /** Why it was refused, such as `edition.incomplete`. */
  code: z.string().nullable(),
  /** What keeps each language from being published, field by field. */
  problems: z.array(z.object({ language, fields: z.record(z.string(), z.string()) })),
})
export type ItemChangeResult = z.infer<typeof itemChangeResult>

export const itemChange = z
  .object({
    /** What to delete in order to undo the change; null when nothing was changed. */
    id: z.string().nullable(),
    results: z.array(itemChangeResult),
  })
  .openapi('ItemChange')
export type ItemChange = z.infer<typeof itemChange>
