import { z } from '@hono/zod-openapi'
import { card, language, walkedQuery, neighbour, tagLabel } from '#content/contract.ts'
import { articleOf } from '#content/kind-article.ts'
import { pageOf } from '#platform/contract/paging.ts'

/** How readers filter and page the posts; `series` is a slug, `in` the language in which they are written. */
export const blogQuery = walkedQuery.extend({
  series: z.string().max(80).optional(),
  in: language.optional(),
})

export const blogList = pageOf(card)
  .extend({
    tags: z.array(tagLabel),
    /** Whether there are more posts, unfiltered, than one looks through. */
    isLong: z.boolean(),
    /** Series with a post that readers can see. */
    series: z.array(tagLabel),
    /** What the list was filtered by. */
    chosen: z.object({ title: z.string(), summary: z.string() }).nullable(),
  })
  .openapi('BlogList')
export type BlogList = z.infer<typeof blogList>

/** A series as a post shows it: all its parts in the order of reading. */
const postSeries = z
  .object({ id: z.string(), slug: z.string(), title: z.string(), items: z.array(neighbour) })
  .openapi('PostSeries')
export type PostSeries = z.infer<typeof postSeries>

export const blogDetail = z
  .object({ article: articleOf('blog'), related: z.array(card), series: postSeries.nullable() })
  .openapi('BlogDetail')
export type BlogDetail = z.infer<typeof blogDetail>
