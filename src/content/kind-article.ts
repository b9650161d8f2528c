import { z } from '@hono/zod-openapi'
import { article, type Article } from './contract.ts'
import { anObject, detailsOf, extrasOf, nameOfKind, type DetailsOf, type ExtrasOf } from './kind-members.ts'
import type { ContentKind } from './kinds.ts'

/** A whole published text of one kind, with the members of that kind; of several kinds it is one or the other. */
export type ArticleOf<K extends ContentKind> = {
  [P in K]: Omit<Article, 'kind'> & { kind: P; extras: ExtrasOf<P>; details: DetailsOf<P> }
}[K]

export function articleOf<K extends ContentKind>(kind: K) {
  return article
    .extend({ kind: z.literal(kind), extras: extrasOf(kind), details: detailsOf(kind) })
    .openapi(nameOfKind('Article', kind))
}

/** One of any kind, told apart by `kind`. */
export const anyArticle = anObject<ArticleOf<ContentKind>>().openapi('AnyArticle')
