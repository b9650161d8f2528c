import { z } from '@hono/zod-openapi'
import { article, card, pageOf, tagLabel } from '#content/contract.ts'
import { fileInfo } from '#content/media/contract.ts'

export const resourceTypes = ['file', 'link', 'template', 'dataset', 'tool'] as const

const resourceFields = {
  resourceType: z.enum(resourceTypes),
  /** The file in the reader's language, or the one for both. */
  file: fileInfo.nullable(),
  url: z.string().nullable(),
}

export const resourceList = pageOf(card.extend(resourceFields))
  .extend({ tags: z.array(tagLabel), isLong: z.boolean() })
  .openapi('ResourceList')
export type ResourceList = z.infer<typeof resourceList>

export const resourceDetail = z
  .object({
    article,
    ...resourceFields,
    version: z.string().nullable(),
    licence: z.string().nullable(),
    downloads: z.number().int(),
    /** Texts and resources about the same. */
    related: z.array(card),
  })
  .openapi('ResourceDetail')
export type ResourceDetail = z.infer<typeof resourceDetail>

/** The kind's own fields as they are stored in an item's `details`; `files` are media ids. A member that does not fit counts as missing. */
export const resourceDetails = z.object({
  resourceType: z.enum(resourceTypes).optional().catch(undefined),
  files: z
    .object({ en: z.string(), am: z.string(), shared: z.string() })
    .partial()
    .optional()
    .catch(undefined),
  url: z
    .url({ protocol: /^https?$/ })
    .optional()
    .catch(undefined),
  version: z.string().optional().catch(undefined),
  licence: z.string().optional().catch(undefined),
})
export type ResourceDetails = z.infer<typeof resourceDetails>
