import { useEffect, useRef } from 'react'
import type { Item } from '#content/contract.ts'
import { languages } from '#platform/languages.ts'
import { useApi } from '#platform/web/query-client.ts'
import { useSteady } from '#platform/web/use-steady.ts'
import { useReport } from '#ui/web/admin/use-report.tsx'
import { useText } from '../../web/text.ts'
import { isOlder } from './keep-item.ts'

/**
 * Reads the item anew when what readers see of it, or will, has changed since this page last heard of it: in another tab, by a
 * colleague, or because its time has come. What is being written here is left alone.
 */
export function useStanding(item: Item, standing: string | undefined, onItem: (item: Item) => void): void {
  const api = useApi()
  const { id } = item
  const heard = useRef(standing)
  const tell = useTold(item)
  const newest = useSteady({
    onItem(read: Item) {
      if (!isOlder(read, item)) tell(read)
      onItem(read)
    },
  })
  useEffect(() => {
    const before = heard.current
    heard.current = standing ?? before
    if (before === undefined || standing === undefined || standing === before) return undefined
    let isOver = false
    api.get('/api/admin/items/{id}', { path: { id } }).then(
      (item) => isOver || newest.onItem(item),
      // The next change of its standing asks again, and so does each save.
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [api, id, standing, newest])
}

/** Says which text stands elsewhere than this page shows: the button that somebody was about to press may go with it. */
function useTold(shown: Item): (read: Item) => void {
  const t = useText()
  const report = useReport()
  return (read) => {
    for (const language of languages) {
      const [before, now] = [shown, read].map(({ editions }) =>
        editions.find((edition) => edition.language === language),
      )
      if (now && now.state !== before?.state)
        report.done(
          t('standing.changed', { language: t(`language.${language}`), state: t(`state.${now.state}`) }),
        )
    }
  }
}
