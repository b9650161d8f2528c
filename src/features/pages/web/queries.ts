import { textQuery } from '#content/web/text-query.ts'
import type { Language } from '#platform/languages.ts'
import type { LegalDocument } from '#platform/legal/legal-texts.ts'
import { apiRequest } from '#platform/web/api-client.ts'
import { apiQuery } from '#platform/web/query-client.ts'

export type PageSlug = 'about' | 'contact' | 'privacy-policy' | 'terms-of-service' | 'disclaimer'

export const pageQuery = (language: Language, slug: PageSlug) =>
  textQuery(apiRequest('GET', '/api/pages/{id}', { path: { id: slug }, query: { lang: language } }), {
    kind: 'page',
    id: slug,
  })

/** The versions of the legal texts. */
export const legalQuery = (language: Language) => apiQuery('/api/legal', { query: { lang: language } })

/** One version word for word. */
export const versionQuery = (language: Language, path: { document: LegalDocument; version: number }) =>
  apiQuery('/api/legal/{document}/versions/{version}', { path, query: { lang: language } })
