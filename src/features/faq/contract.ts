import { z } from '@hono/zod-openapi'
import { language } from '#content/contract.ts'

const faqEntry = z.object({
  id: z.string(),
  slug: z.string(),
  /** Earlier ones, which lead to it as well. */
  formerSlugs: z.array(z.string()),
  language,
  question: z.string(),
  html: z.string(),
  /** The same for where no form can stand; null where the answer has none. */
  plainHtml: z.string().nullable(),
  /** How many readers found it helpful, or not. */
  yes: z.number().int(),
  no: z.number().int(),
})

export const faqList = z
  .object({
    categories: z.array(
      z.object({ id: z.string(), slug: z.string(), title: z.string(), entries: z.array(faqEntry) }),
    ),
  })
  .openapi('FaqList')
export type FaqList = z.infer<typeof faqList>
export type FaqEntry = z.infer<typeof faqEntry>
