import type { Article, TeaserDetail, TeaserKind } from '#content/contract.ts'
import type { Language } from '#platform/languages.ts'
import { apiQueryOrElse } from '#platform/web/query-client.ts'

interface Address {
  /** The operation that reads texts of this kind. */
  path: string
  kind: TeaserKind
  id: string
}

/** A text by its address; guests get the teaser in the place of one that is for members. */
export function textQuery<T extends { article: Article }>({ path, kind, id }: Address, language: Language) {
  const name = encodeURIComponent(id)
  return apiQueryOrElse<T, TeaserDetail>(`${path}/${name}`, `/api/teasers/${kind}/${name}`, {
    lang: language,
  })
}

/** What everybody may know of the text that was read. */
export function teaserOf(answer: { article: Article } | TeaserDetail) {
  return 'teaser' in answer ? answer.teaser : answer.article
}
