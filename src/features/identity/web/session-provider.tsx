import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { apiQuery, useApi } from '#platform/web/query-client.ts'
import { SessionContextProvider, type Session, type SessionUser } from '#platform/web/session.ts'

export const sessionQuery = apiQuery<{ user: SessionUser | null }>('/api/session')

/** Knows who is signed in. `loading` until the first answer, which only the browser asks for: rendered pages are the same for everybody. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const inBrowser = useInBrowser()
  const answer = useQuery({ ...sessionQuery, enabled: inBrowser })

  const value = useMemo(() => {
    const refresh = async () => {
      const { user } = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
      return user
    }
    const signOut = async () => {
      try {
        await api.send('POST', '/api/auth/sign-out', {})
      } catch (error) {
        console.error('logout failed', error)
        throw error
      }
      queryClient.clear()
      queryClient.setQueryData(sessionQuery.queryKey, { user: null })
    }
    return { ...sessionOf(answer), refresh, signOut }
  }, [answer, api, queryClient])

  return <SessionContextProvider value={value}>{children}</SessionContextProvider>
}

function sessionOf(answer: { data?: { user: SessionUser | null }; isError: boolean }): Session {
  if (answer.data?.user) return { state: 'signed-in', user: answer.data.user }
  if (answer.data || answer.isError) return { state: 'signed-out', user: null }
  return { state: 'loading', user: null }
}

function useInBrowser(): boolean {
  const [inBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  return inBrowser
}
