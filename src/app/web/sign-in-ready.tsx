import { useEffect } from 'react'
import { useLanguage } from '#platform/web/i18n.ts'
import { useSession } from '#platform/web/session.ts'
import { loadCatalogues } from './catalogues.ts'

const afterLoading = 5000

/** Fetches the sign-in page, its frame, its words and the way there ahead for members: whoever is signed out while the network is away still sees why. */
export function SignInReady() {
  const { state } = useSession()
  const { language } = useLanguage()
  useEffect(() => {
    if (state !== 'signed-in') return
    const timer = setTimeout(() => {
      Promise.all([
        import('#features/identity/web/sign-in-page.tsx'),
        import('./layouts/public-layout.tsx'),
        import('./routing/whole-router.ts'),
        loadCatalogues(language, ['further', 'features/identity']),
      ]).catch(() => {})
    }, afterLoading)
    return () => clearTimeout(timer)
  }, [state, language])
  return null
}
