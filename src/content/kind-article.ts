import { article, type Article } from './contract.ts'
import { membersOf, type DetailsOf, type ExtrasOf } from './kind-members.ts'
import type { ContentKind } from './kinds.ts'

/** A whole published text of one kind, with the members of that kind. */
export type ArticleOf<K extends ContentKind> = Omit<Article, 'extras' | 'details'> & {
  extras: ExtrasOf<K>
  details: DetailsOf<K>
}

export function articleOf<K extends ContentKind>(_kind: K) {
  return article.extend({ extras: membersOf<ExtrasOf<K>>(), details: membersOf<DetailsOf<K>>() })
}
