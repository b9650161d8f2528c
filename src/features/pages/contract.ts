import { z } from '@hono/zod-openapi'
import { articleOf } from '#content/kind-article.ts'

export const pageDetail = z.object({ article: articleOf('page') }).openapi('PageDetail')
export type PageDetail = z.infer<typeof pageDetail>
