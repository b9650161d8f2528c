import type { ReactNode } from 'react'
import { defaultCalendar } from '#platform/dates/calendar.ts'
import type { Language } from '#platform/languages.ts'
import { useQuery } from '#platform/web/answers/queries.ts'
import { LanguageProvider, useLanguage } from '#platform/web/i18n.ts'
import { cataloguesInUse, loadCatalogues } from '../catalogues.ts'

/** Shows a part of the page as a reader of another language gets it, once its texts have arrived; the page itself stays as it is. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  const own = useLanguage()
  const catalogues = useQuery({
    queryKey: ['texts', language],
    queryFn: () => loadCatalogues(language, cataloguesInUse()),
    staleTime: Infinity,
  })
  if (language === own.language) return children
  if (!catalogues.data) return null
  return (
    <LanguageProvider
      value={{
        language,
        catalogues: catalogues.data,
        calendar: defaultCalendar(language),
        setLanguage: own.setLanguage,
      }}
    >
      {children}
    </LanguageProvider>
  )
}
