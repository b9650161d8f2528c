import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { startTransition, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { SessionProvider } from '#features/identity/web/session-provider.tsx'
import { isLanguage, type Language } from '#platform/languages.ts'
import type { ApiClient } from '#platform/web/api-client.ts'
import { chooseCalendar, keepLanguage, LanguageProvider, type Catalogues } from '#platform/web/i18n.ts'
import { ApiProvider } from '#platform/web/query-client.ts'
import { useSession } from '#platform/web/session.ts'
import { cataloguesInUse, loadCatalogues } from './catalogues.ts'

export interface FirstLanguage {
  language: Language
  catalogues: Catalogues
  /** Differs from `language` when the reader's kept choice did not reach the server. */
  wanted: Language
  /** False when the address names the language, which then is not the reader's own choice. */
  keep: boolean
}

interface RouterPort {
  revalidate(): Promise<void>
  subscribe(listener: () => void): () => void
}

interface Props {
  api: ApiClient
  queryClient: QueryClient
  first: FirstLanguage
  children: ReactNode
  /** Absent on the server. */
  router?: RouterPort
  onLanguage?(language: Language): void
}

/** Everything a page may use, from the cache of answers to the language. */
export function AppProviders({ api, queryClient, children, ...language }: Props) {
  return (
    <ApiProvider value={api}>
      <QueryClientProvider client={queryClient}>
        <SessionProvider>
          <LanguageState {...language}>{children}</LanguageState>
        </SessionProvider>
      </QueryClientProvider>
    </ApiProvider>
  )
}

function LanguageState({ first, children, router, onLanguage }: Omit<Props, 'api' | 'queryClient'>) {
  const { user } = useSession()
  const [shown, setShown] = useState({ language: first.language, catalogues: first.catalogues })
  const latest = useRef<Language>(first.language)

  const show = useCallback(
    async (language: Language) => {
      latest.current = language
      const catalogues = await loadCatalogues(language, cataloguesInUse())
      if (latest.current !== language) return
      onLanguage?.(language)
      document.documentElement.lang = language
      startTransition(() => setShown({ language, catalogues }))
      await router?.revalidate()
    },
    [first, onLanguage, router],
  )
  const setLanguage = useCallback(
    async (language: Language) => {
      if (!isLanguage(language)) return
      keepLanguage(language)
      await show(language)
    },
    [show],
  )

  useEffect(() => {
    if (first.keep) keepLanguage(first.wanted)
    if (first.wanted !== first.language) void show(first.wanted)
  }, [first, show])

  const calendar = chooseCalendar(shown.language, user?.calendar)
  const value = useMemo(() => ({ ...shown, calendar, setLanguage }), [shown, calendar, setLanguage])
  return <LanguageProvider value={value}>{children}</LanguageProvider>
}
