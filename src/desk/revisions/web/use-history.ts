import { useInfiniteQuery, useQuery } from '#platform/web/answers/queries.ts'
import type { EditionText } from '#content/contract.ts'
import type { Language } from '#platform/languages.ts'
import { apiQuery, useApi } from '#platform/web/query-client.ts'
import { textOf } from '../../drafts/web/edition-text.ts'
import type { EditionDraft } from '../../drafts/web/use-edition-draft.ts'

/** Whose history. */
export interface EditionPath {
  id: string
  language: Language
}

/** A kept version by its number, or the text that stands in the editor. */
export type Version = number | 'now'

/** The kept versions of one language, newest first, read anew whenever the history opens. */
export function useHistory(path: EditionPath) {
  const api = useApi()
  return useInfiniteQuery({
    queryKey: [
      ...apiQuery('/api/admin/items/{id}/editions/{language}/revisions', { path }).queryKey,
      'pages',
    ],
    queryFn: ({ pageParam }) =>
      api.get('/api/admin/items/{id}/editions/{language}/revisions', { path, query: { page: pageParam } }),
    initialPageParam: 1,
    getNextPageParam: ({ page, hasNext }) => (hasNext ? page + 1 : undefined),
    staleTime: 0,
    gcTime: 0,
  })
}

/** The text of a version. What the editor holds counts as the server has it, so that both are written alike. */
export function useVersionText(path: EditionPath, version: Version, draft: EditionDraft) {
  const kept = useQuery({
    ...apiQuery('/api/admin/items/{id}/editions/{language}/revisions/{revision}', {
      path: { ...path, revision: version === 'now' ? 0 : version },
    }),
    enabled: version !== 'now',
    staleTime: Infinity,
  })
  const text: EditionText | undefined = version === 'now' ? textOf(draft.edition) : kept.data?.text
  return { text, error: kept.error, retry: kept.refetch }
}
