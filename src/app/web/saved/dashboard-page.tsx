import { useEffect, useEffectEvent } from 'react'
import { DashboardView } from '#features/dashboard/web/dashboard-view.tsx'
import type { Language } from '#platform/languages.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { useApi } from '#platform/web/query-client.ts'
import { useSession } from '#platform/web/session.ts'
import { canKeep } from '../offline/can-keep.ts'
import { dropSaved, keepSaved, type SavedText } from './keep-saved.ts'

export { loader } from '#features/dashboard/web/dashboard-view.tsx'

/** A member's start page, where what was saved is listed: this device then has it too, whichever it was saved on. */
export function Component() {
  const api = useApi()
  const { language } = useLanguage()
  const reader = useSession().user?.uid
  const follow = useEffectEvent(async (reader: string, language: Language) => {
    const saved: SavedText[] = []
    for (let page = 1, hasNext = true; hasNext; page++) {
      const list = await api.get('/api/saved', { query: { lang: language, page } })
      saved.push(...list.items)
      hasNext = list.hasNext
    }
    const ids = new Set(saved.map(({ id }) => id))
    await dropSaved((id) => !ids.has(id))
    await keepSaved(saved, { reader, language, api })
  })
  useEffect(() => {
    if (reader && canKeep() && navigator.onLine) void follow(reader, language).catch(notListed)
  }, [reader, language])
  return <DashboardView />
}

/** Without the list, what is kept stays as it is. */
function notListed(): void {}
