import { textQuery } from '#content/web/text-query.ts'
import type { Language } from '#platform/languages.ts'
import { apiRequest } from '#platform/web/api-client.ts'

export type PageSlug = 'about' | 'contact' | 'privacy-policy' | 'terms-of-service' | 'disclaimer'

export const pageQuery = (language: Language, slug: PageSlug) =>
  textQuery(apiRequest('GET', '/api/pages/{id}', { path: { id: slug }, query: { lang: language } }), {
    kind: 'page',
    id: slug,
  })
