import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { paths } from '#platform/paths.ts'
import { useSession } from '#platform/web/session.ts'
import { GuardWaiting } from './guard-waiting.tsx'
import type { WantedPage } from './sign-in/wanted-page.ts'

/** Pages for anyone who is signed in; the server enforces the same on the API. */
export function UserGuard({ children }: { children: ReactNode }) {
  const { state } = useSession()
  if (state === 'loading') return <GuardWaiting guard="user" />
  return state === 'signed-in' ? children : <ToSignIn />
}

/** Pages for administrators only. */
export function AdminGuard({ children }: { children: ReactNode }) {
  const { state, user } = useSession()
  if (state === 'loading') return <GuardWaiting guard="admin" />
  return user?.role === 'admin' ? children : <ToSignIn />
}

/** The sign-in page takes the history entry's place and learns which page was wanted. */
function ToSignIn() {
  const { pathname, search, hash } = useLocation()
  const state: WantedPage = { from: pathname + search + hash }
  return <Navigate to={paths.login} replace state={state} />
}
