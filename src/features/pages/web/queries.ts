import type { PageDetail } from '#features/pages/contract.ts'
import type { Language } from '#platform/languages.ts'
import { apiQuery } from '#platform/web/query-client.ts'

export type PageSlug = 'about' | 'contact' | 'privacy-policy' | 'terms-of-service' | 'disclaimer'

export const pageQuery = (language: Language, slug: PageSlug) =>
  apiQuery<PageDetail>(`/api/pages/${slug}`, { lang: language })
