import { useEffect, useState } from 'react'
import { PageNotes } from '#features/notes/web/page-notes.tsx'
import type { NotedPage } from '#features/notes/web/queries.ts'
import type { Language } from '#platform/languages.ts'
import { useLanguage } from '#platform/web/i18n.ts'
import { loadCatalogues } from '../catalogues.ts'

/** What members are told is no part of what public pages load: it comes with the notes, in the language of the page. */
export function MemberNotes({ page }: { page: NotedPage }) {
  const { language } = useLanguage()
  const [ready, setReady] = useState<Language>()
  useEffect(() => {
    loadCatalogues(language, ['member', 'ui/states']).then(
      () => setReady(language),
      () => {},
    )
  }, [language])
  return ready === language && <PageNotes page={page} />
}
