import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '#platform/web/answers/queries.ts'
import type { EditionText, Item } from '#content/contract.ts'
import type { Findings } from '../contract.ts'
import type { ApiClient } from '#platform/web/api-client.ts'
import { apiQuery, useApi } from '#platform/web/query-client.ts'
import type { EditionDraft } from '../../drafts/web/use-edition-draft.ts'

const typingPause = 1200

/** What to look at in a text as it is being written, asked again after each pause in typing and when the item or the other language changed. */
export function useFindings(item: Item, { language, text, other }: EditionDraft) {
  const api = useApi()
  const [written] = useDebouncedValue(text, typingPause)
  return useQuery({
    queryKey: [
      ...apiQuery('/api/admin/items/{id}/editions/{language}/findings', { path: { id: item.id, language } })
        .queryKey,
      written,
      item.version,
      other?.revision,
    ],
    queryFn: () => askFindings(api, { itemId: item.id, language, text: written }),
    enabled: isBegun(written),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  })
}

/** What the checks say to a text, saved or not. */
export function askFindings(
  api: ApiClient,
  { itemId, language, text }: { itemId: string; language: EditionDraft['language']; text: EditionText },
): Promise<Findings> {
  return api.post('/api/admin/items/{id}/editions/{language}/findings', {
    path: { id: itemId, language },
    body: { text },
  })
}

/** A text of one empty paragraph has nothing to look at yet. */
function isBegun({ title, body }: EditionText): boolean {
  const [first, ...others] = body.content
  return title !== '' || others.length > 0 || first?.type !== 'paragraph' || first.content !== undefined
}
