import { textQuery } from '#content/web/text-query.ts'
import type { PageDetail } from '#features/pages/contract.ts'
import type { Language } from '#platform/languages.ts'

export type PageSlug = 'about' | 'contact' | 'privacy-policy' | 'terms-of-service' | 'disclaimer'

export const pageQuery = (language: Language, slug: PageSlug) =>
  textQuery<PageDetail>({ path: '/api/pages', kind: 'page', id: slug }, language)
