import { useEffect } from 'react'
import { useSession } from '#platform/web/session.ts'

const afterLoading = 5000

/** Fetches the sign-in page's script ahead for members: whoever is signed out while the network is away still sees why. */
export function SignInReady() {
  const { state } = useSession()
  useEffect(() => {
    if (state !== 'signed-in') return
    const timer = setTimeout(() => {
      import('#features/identity/web/sign-in-page.tsx').catch(() => {})
    }, afterLoading)
    return () => clearTimeout(timer)
  }, [state])
  return null
}
