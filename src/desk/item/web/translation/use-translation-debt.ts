import { useMemo } from 'react'
import type { EditionText, Item } from '#content/contract.ts'
import { keepPreviousData, useQuery } from '#platform/web/answers/queries.ts'
import type { TranslationDebt } from '../../../revisions/contract.ts'
import { otherLanguage, type Language } from '#platform/languages.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import { textOf } from '../../../drafts/web/edition-text.ts'
import type { EditionDraft } from '../../../drafts/web/use-edition-draft.ts'

/** What the original said when it was translated, and says now. */
export interface Debt {
  /** Language of the original. */
  language: Language
  /** Undefined when it is not known any more: then everything counts as new. */
  earlier: EditionText | undefined
  now: EditionText
  /** Revision of the original that `now` is. */
  revision: number
  fields: TranslationDebt['fields']
}

/** What the translator of a text owes; undefined when nothing, or while it is being asked for. */
export function useTranslationDebt(item: Item, { language, edition, other }: EditionDraft): Debt | undefined {
  const original = otherLanguage(language)
  const isStale = edition?.isStale === true && other !== undefined
  const owed = apiQuery('/api/admin/items/{id}/translation-debt/{language}', {
    path: { id: item.id, language },
  })
  const debt = useQuery({
    ...owed,
    queryKey: [...owed.queryKey, edition?.basedOnRevision, other?.revision],
    enabled: isStale,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
  const comparedWith = debt.data?.comparedWith ?? null
  const kept = useQuery({
    ...apiQuery('/api/admin/items/{id}/editions/{language}/revisions/{revision}', {
      path: { id: item.id, language: original, revision: comparedWith ?? 0 },
    }),
    enabled: isStale && comparedWith !== null,
    staleTime: Infinity,
  })
  const earlier = comparedWith === null ? undefined : kept.data?.text
  const fields = debt.data?.fields
  return useMemo(() => {
    if (!isStale || !fields || (comparedWith !== null && !earlier)) return undefined
    return { language: original, earlier, now: textOf(other), revision: other.revision, fields }
  }, [isStale, fields, comparedWith, earlier, original, other])
}
