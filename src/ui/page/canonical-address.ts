import { useLocation } from '#platform/web/router/router.ts'
import { isLanguage, type Language } from '#platform/languages.ts'
import { useSiteIdentity } from './site-context.ts'

/**
 * The one address under which a page wants to be known. An address without `?lang` is the page in the reader's language and stands
 * for itself (`x-default`); one with `?lang` is one edition, and stands for the edition that it shows.
 */
export function useCanonicalAddress(path: string, shown: Language): string {
  const { origin } = useSiteIdentity()
  const { search } = useLocation()
  const isEdition = isLanguage(new URLSearchParams(search).get('lang'))
  return `${origin}${path}${isEdition ? `?lang=${shown}` : ''}`
}
