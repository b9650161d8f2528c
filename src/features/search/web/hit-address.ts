import { addressOf } from '#content/web/addresses.ts'
import type { Suggestion } from '#features/search/contract.ts'
import type { Language } from '#platform/languages.ts'

/** Where a hit is read. In the other language it opens the text that was found, for which the page has to be loaded anew. */
export function hitAddress(
  hit: Pick<Suggestion, 'kind' | 'slug' | 'language'>,
  language: Language,
): { to: string; reloadDocument: boolean } {
  const address = addressOf(hit)
  if (hit.language === language) return { to: address, reloadDocument: false }
  const [path, place] = address.split('#')
  return { to: `${path}?lang=${hit.language}${place ? `#${place}` : ''}`, reloadDocument: true }
}
