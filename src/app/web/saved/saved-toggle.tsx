import { useEffect, useEffectEvent } from 'react'
import type { Item } from '#content/web/item-actions.tsx'
import { SaveToggle } from '#features/saved/web/save-toggle.tsx'
import type { Language } from '#platform/languages.ts'
import { useQuery } from '#platform/web/answers/queries.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { apiQuery, useApi } from '#platform/web/query-client.ts'
import { useSession } from '#platform/web/session.ts'
import { dropSaved, keepSaved, type SavedText } from './keep-saved.ts'

/** Saves an item, and keeps a saved text on this device until it is taken off the list. */
export function SavedToggle({ item }: { item: Item }) {
  const { id, kind, title } = item
  const api = useApi()
  const { language } = useLanguage()
  const reader = useSession().user?.uid
  const { data } = useQuery(apiQuery('/api/saved/{itemId}', { path: { itemId: id } }))
  const isSaved = data?.isSaved
  const follow = useEffectEvent(async (text: SavedText, whose: { reader: string; language: Language }) => {
    if (isSaved) await keepSaved([text], { ...whose, api }, { isRenewed: true })
    else await dropSaved((one) => one === text.id)
  })
  useEffect(() => {
    if (reader && isSaved !== undefined) void follow({ id, kind }, { reader, language })
  }, [id, kind, isSaved, reader, language])
  return <SaveToggle itemId={id} title={title} />
}
