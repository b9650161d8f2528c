import { useMemo, useState, type ReactNode } from 'react'
import { useAnswer } from '#platform/web/answers/use-answer.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { useHydrated } from '#platform/web/hydrated.ts'
import { ApiProvider, useApi } from '#platform/web/query-client.ts'
import { SessionContextProvider } from '#platform/web/session.ts'
import { useFailedReads, useReaderChange, useSessionEvents } from './session/follow-session.ts'
import { useGoneAccount } from './session/gone-account.ts'
import { findLastReader } from './session/last-reader.ts'
import { useSessionActions, type MarkPresence } from './session/session-actions.ts'
import { SessionProblemProvider, type SessionProblem } from './session/session-problem.ts'
import { sessionOf, sessionQuery } from './session/session-query.ts'
import { watchApi } from './session/watched-api.ts'

/**
 * Knows who is signed in. `loading` until the first answer, which only the browser asks for: rendered pages are the same
 * for everybody. A new user is marked online and the stored record merged; a lost session is noticed; other tabs follow.
 */
export function SessionProvider({
  children,
  markPresence,
}: {
  children: ReactNode
  markPresence: MarkPresence
}) {
  const api = useApi()
  const { data, error, isError } = useAnswer(sessionQuery, useHydrated())
  const session = useMemo(() => sessionOf({ data, isError }), [data, isError])
  const absent = !data && error instanceof ApiError && error.status === 0 ? findLastReader() : null
  const [problem, show] = useState<SessionProblem | null>(null)
  const actions = useSessionActions({ api, markPresence, show })
  const lastEnding = useReaderChange(session, { api, actions, markPresence, show })
  const gone = useGoneAccount(session, api)
  const ending = gone ? 'deleted' : lastEnding
  useFailedReads(actions, show)
  useSessionEvents(session, actions)

  const { refresh, refreshIfSignedIn, signOut, expectEnding } = actions
  const watchedApi = useMemo(() => watchApi(api, refreshIfSignedIn), [api, refreshIfSignedIn])
  const value = useMemo(
    () => ({ ...session, ending, gone, absent, refresh, signOut, expectEnding }),
    [session, ending, gone, absent, refresh, signOut, expectEnding],
  )
  const problems = useMemo(() => ({ problem, show }), [problem])
  return (
    <ApiProvider value={watchedApi}>
      <SessionContextProvider value={value}>
        <SessionProblemProvider value={problems}>{children}</SessionProblemProvider>
      </SessionContextProvider>
    </ApiProvider>
  )
}
