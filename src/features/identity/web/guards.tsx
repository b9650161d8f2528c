import type { ReactNode } from 'react'
import { Navigate } from '#platform/web/router/router-view.tsx'
import { useLocation } from '#platform/web/router/router.ts'
import { paths } from '#platform/paths.ts'
import { useHeldPage } from '#platform/web/held-page.ts'
import { useSession } from '#platform/web/session.ts'
import { GuardWaiting } from './guard-waiting.tsx'
import { secondFactorAnchor } from '../profile-anchors.ts'
import type { WantedPage } from '../wanted-page.ts'

/** Pages for anyone who is signed in; the server enforces the same on the API. */
export function UserGuard({ children }: { children: ReactNode }) {
  const { state } = useSession()
  if (state === 'loading') return <GuardWaiting guard="user" />
  return state === 'signed-in' ? children : <ToSignIn />
}

/** Pages for administrators only; one who must set up a second factor is led there first. When a session ends over words that are not saved, their page stays until it is left. */
export function AdminGuard({ children }: { children: ReactNode }) {
  const { state, user, ending } = useSession()
  const isHeld = useHeldPage()
  if (state === 'loading') return <GuardWaiting guard="admin" />
  const stays = isHeld && ending !== 'signed-out' && ending !== 'deleted'
  if (user?.mustAddFactor && !stays) return <Navigate to={`${paths.profile}#${secondFactorAnchor}`} replace />
  return user?.role === 'admin' || stays ? children : <ToSignIn isRefused={user !== null} />
}

/** The sign-in page takes the history entry's place and learns which page was wanted. */
function ToSignIn({ isRefused = false }: Pick<WantedPage, 'isRefused'>) {
  const { pathname, search, hash } = useLocation()
  const state: WantedPage = { from: pathname + search + hash, isRefused }
  return <Navigate to={paths.login} replace state={state} />
}
