import { z } from '@hono/zod-openapi'
import { article, card, pageOf, tagLabel } from '#content/contract.ts'

export const blogList = pageOf(card)
  .extend({ tags: z.array(tagLabel) })
  .openapi('BlogList')
export type BlogList = z.infer<typeof blogList>

export const blogDetail = z.object({ article, related: z.array(card) }).openapi('BlogDetail')
export type BlogDetail = z.infer<typeof blogDetail>
