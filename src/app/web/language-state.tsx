import { startTransition, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useSessionProblem } from '#features/identity/web/session/session-problem.ts'
import { isLanguage, type Language } from '#platform/languages.ts'
import {
  chooseCalendar,
  isLanguageChosen,
  keepLanguage,
  LanguageProvider,
  type Catalogues,
} from '#platform/web/i18n.ts'
import { useApi } from '#platform/web/query-client.ts'
import { useSession } from '#platform/web/session.ts'
import { cataloguesInUse, loadCatalogues, type CatalogueSet } from './catalogues.ts'
import { useKeptCalendar } from '#ui/kept-calendar.ts'

export interface FirstLanguage {
  language: Language
  catalogues: Catalogues
  /** Differs from `language` when the reader's kept choice did not reach the server. */
  wanted: Language
  /** False when the address names the language, which then is not the reader's own choice. */
  keep: boolean
}

interface Props {
  first: FirstLanguage
  children: ReactNode
  revalidate?(): Promise<void>
  onLanguage?(language: Language): void
}

/** The language and calendar that every text is shown in. A language is kept in the browser, and in the record of a signed-in user; a calendar there, or in the browser. */
export function LanguageState({ first, children, revalidate, onLanguage }: Props) {
  const { user } = useSession()
  const mirror = useMirror()
  const [shown, setShown] = useState({ language: first.language, catalogues: first.catalogues })
  const latest = useRef<Language>(first.language)

  const show = useCallback(
    async (language: Language) => {
      latest.current = language
      let sets: readonly CatalogueSet[]
      let catalogues: Catalogues
      // A page that was gone to meanwhile has brought its words in the language of before.
      do catalogues = await loadCatalogues(language, (sets = cataloguesInUse()))
      while (cataloguesInUse().length > sets.length)
      if (latest.current !== language) return
      onLanguage?.(language)
      document.documentElement.lang = language
      startTransition(() => setShown({ language, catalogues }))
      await revalidate?.()
    },
    [onLanguage, revalidate],
  )
  const setLanguage = useCallback(
    async (language: Language) => {
      if (!isLanguage(language)) return
      keepLanguage(language)
      mirror(language)
      await show(language)
    },
    [mirror, show],
  )

  useEffect(() => {
    if (first.keep) keepLanguage(first.wanted, isLanguageChosen())
    // Without the words of that language, the page is read as it came.
    if (first.wanted !== first.language) show(first.wanted).catch(() => {})
  }, [first, show])

  const kept = useKeptCalendar()
  const calendar = chooseCalendar(shown.language, user ? user.calendar : kept)
  const value = useMemo(() => ({ ...shown, calendar, setLanguage }), [shown, calendar, setLanguage])
  return <LanguageProvider value={value}>{children}</LanguageProvider>
}

/** Writes a chosen language into the user's record, for mails; the page does not wait for it. */
function useMirror(): (language: Language) => void {
  const api = useApi()
  const { user, refresh } = useSession()
  const { show } = useSessionProblem()
  const uid = user?.uid
  return useCallback(
    (language) => {
      if (!uid) return
      api.patch('/api/users/{uid}', { path: { uid }, body: { language } }).then(
        () => refresh().catch(() => null),
        (error: unknown) => {
          console.error('user sync failed', error)
          show('sync')
        },
      )
    },
    [api, uid, refresh, show],
  )
}
