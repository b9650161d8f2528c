import { z } from '@hono/zod-openapi'
import { card, tagLabel } from '#content/contract.ts'
import { articleOf } from '#content/kind-article.ts'
import { pageOf } from '#platform/contract/paging.ts'
import { seriesSummary } from '#features/datasets/contract.ts'
import { fileInfo } from '#content/media/contract.ts'
import { languages } from '#platform/languages.ts'
import { resourceTypes } from './resource-types.ts'

const resourceFields = {
  resourceType: z.enum(resourceTypes),
  /** The file in the reader's language, or the one for both. */
  file: fileInfo.nullable(),
  /** Of the file; null where it is for both languages, or there is none. */
  fileLanguage: z.enum(languages).nullable(),
  url: z.string().nullable(),
}

export const resourceList = pageOf(card.extend(resourceFields))
  .extend({ tags: z.array(tagLabel), isLong: z.boolean() })
  .openapi('ResourceList')
export type ResourceList = z.infer<typeof resourceList>

export const resourceDetail = z
  .object({
    article: articleOf('resource'),
    ...resourceFields,
    version: z.string().nullable(),
    licence: z.string().nullable(),
    /** What a data set says of its newest series; null where there is none. */
    series: seriesSummary.nullable(),
    downloads: z.number().int(),
    /** Texts and resources about the same. */
    related: z.array(card),
  })
  .openapi('ResourceDetail')
export type ResourceDetail = z.infer<typeof resourceDetail>
