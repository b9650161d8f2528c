import { useEffect, useState } from 'react'
import type { EditorReport, ItemReport } from '../contract.ts'
import { isLanguage, type Language } from '#platform/languages.ts'
import { apiRequest } from '#platform/web/api-client.ts'
import { useApi } from '#platform/web/query-client.ts'

/** Milliseconds; the server takes a page for closed that was not heard of four times. */
const reportEvery = 5000

/** Who else has the item open, and whether it is in the bin. Says of this page that it is open, and in which language its cursor is, for as long as it is shown. */
export function useItemEditors(itemId: string, isActive: boolean): ItemReport | undefined {
  const api = useApi()
  const [report, setReport] = useState<ItemReport>()
  const language = useLanguageAtHand()
  const [page, setPage] = useState(newPage)

  useEffect(() => {
    if (!isActive) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    // Going away, browsers call a page out of sight once more after it has taken its leave.
    let isGone = false
    const again = async () => {
      clearTimeout(timer)
      if (isGone) return
      const wish: EditorReport = { page, language, isHidden: document.hidden }
      // A report that is lost is made good by the next.
      const answer = await api
        .post('/api/admin/items/{id}/editors', { path: { id: itemId }, body: wish })
        .catch(() => undefined)
      if (isOver) return
      if (answer) setReport((before) => (isSame(before, answer) ? before : answer))
      clearTimeout(timer)
      timer = setTimeout(() => void again(), reportEvery)
    }
    const reportNow = () => void again()
    const leave = () => {
      isGone = true
      sendLeave(itemId, { page, language, isLeaving: true })
    }
    // As another page: the old one has taken its leave.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setPage(newPage())
    }
    reportNow()
    document.addEventListener('visibilitychange', reportNow)
    window.addEventListener('pageshow', comeBack)
    window.addEventListener('pagehide', leave)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', reportNow)
      window.removeEventListener('pageshow', comeBack)
      window.removeEventListener('pagehide', leave)
    }
  }, [api, itemId, isActive, language, page])

  useEffect(() => {
    return () => sendLeave(itemId, { page, language: null, isLeaving: true })
  }, [itemId, page])

  return report
}

/** The language in whose text the cursor is, or was last. */
function useLanguageAtHand(): Language | null {
  const [language, setLanguage] = useState<Language | null>(null)
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const panel = target instanceof Element ? target.closest<HTMLElement>('[data-edition]') : null
      if (isLanguage(panel?.dataset.edition)) setLanguage(panel.dataset.edition)
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])
  return language
}

/** The one way to say something while a page goes away. */
function sendLeave(id: string, report: EditorReport): void {
  const { path, body } = apiRequest('POST', '/api/admin/items/{id}/editors', { path: { id }, body: report })
  navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: 'application/json' }))
}

function isSame(one: ItemReport | undefined, other: ItemReport): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function newPage(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
