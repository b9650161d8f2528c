import { z } from '@hono/zod-openapi'
import { article } from '#content/contract.ts'

export const pageDetail = z.object({ article }).openapi('PageDetail')
export type PageDetail = z.infer<typeof pageDetail>
