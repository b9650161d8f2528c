import { z } from '@hono/zod-openapi'
import { language } from '#content/contract.ts'
import { instant } from '#platform/contract/instant.ts'

/** What a page on which an item is open says of itself. */
export const editorReport = z.strictObject({
  /** Made by the page, the same for as long as it is open. */
  page: z.string().regex(/^[\w-]{8,40}$/),
  /** Where its cursor was last. */
  language: language.nullable(),
  /** The page is out of sight, where browsers let it report once a minute only. */
  isHidden: z.boolean().default(false),
  isLeaving: z.boolean().default(false),
})
export type EditorReport = z.input<typeof editorReport>

/** Somebody on another page who has the same item open. */
const itemEditor = z
  .object({
    uid: z.string(),
    displayName: z.string(),
    language: language.nullable(),
    /** The one who asks, in another tab or on another device. */
    isSelf: z.boolean(),
  })
  .openapi('ItemEditor')
export type ItemEditor = z.infer<typeof itemEditor>

/** What a page on which an item is open is told of it. */
export const itemReport = z
  .object({
    editors: z.array(itemEditor),
    /** Since when it is in the bin. */
    deletedAt: instant.nullable(),
    /** Another one whenever what readers see of it, or will, is another: by whomever, or because its time has come. */
    standing: z.string(),
  })
  .openapi('ItemReport')
export type ItemReport = z.infer<typeof itemReport>
