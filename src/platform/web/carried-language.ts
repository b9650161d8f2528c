import { useLocation } from '#platform/web/router/router.ts'
import { isLanguage } from '../languages.ts'
import { withLanguage } from '../paths.ts'
import { useLanguage } from './i18n.ts'

/** The language that the address of this page names, as it is shown now; null where the reader's own choice counts. */
export function useNamedLanguage(): string | null {
  const { search } = useLocation()
  const { language } = useLanguage()
  // Each link asks: most addresses name nothing.
  return search.includes('lang=') && isLanguage(new URLSearchParams(search).get('lang')) ? language : null
}

/** On a page whose address names a language, links lead to pages that name it too: whoever was sent an edition goes on in its language. */
export function useCarriedLanguage(): (to: string) => string {
  const named = useNamedLanguage()
  return (to) => (named && isOnThisSite(to) ? withLanguage(to, named) : to)
}

/** Of the pages and of their own queries and anchors; files and answers of the API are the same in every language. */
function isOnThisSite(to: string): boolean {
  return /^(?:\/(?!\/|(?:api|media|feeds)\/)|[?#]|$)/.test(to)
}
