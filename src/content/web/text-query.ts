import type { Article, TeaserDetail, TeaserKind } from '#content/contract.ts'
import { apiRequest, type ApiRequest } from '#platform/web/api-client.ts'
import { apiQueryOrElse } from '#platform/web/query-client.ts'

/** A text by its address; guests get the teaser in the place of one that is for members. */
export function textQuery<T extends { article: Article }>(
  text: ApiRequest<T>,
  teaser: { kind: TeaserKind; id: string },
) {
  return apiQueryOrElse(text, apiRequest('GET', '/api/teasers/{kind}/{id}', { path: teaser }))
}

/** What everybody may know of the text that was read. */
export function teaserOf(answer: { article: Article } | TeaserDetail) {
  return 'teaser' in answer ? answer.teaser : answer.article
}
