import { factsOf } from '#content/kinds.ts'
import type { Suggestion } from '#features/search/contract.ts'
import type { Language } from '#platform/languages.ts'

/** Where a hit is read; members' questions stand on their dashboard. In the other language it opens the text that was found, for which the page has to be loaded anew. */
export function hitAddress(
  hit: Pick<Suggestion, 'kind' | 'slug' | 'parent' | 'language' | 'isForMembers'>,
  language: Language,
): { to: string; reloadDocument: boolean } {
  const { readerPath, membersPath } = factsOf(hit.kind)
  if (hit.isForMembers && membersPath) return { to: membersPath(hit.slug), reloadDocument: false }
  const address = readerPath(hit.slug, hit.parent ?? '')
  if (hit.language === language) return { to: address, reloadDocument: false }
  const [path, place] = address.split('#')
  return { to: `${path}?lang=${hit.language}${place ? `#${place}` : ''}`, reloadDocument: true }
}
