import { createContext, use } from 'react'

/** What went wrong with the session itself, wherever the reader is: shown by `SessionNotices`. */
export type SessionProblem = 'session' | 'record' | 'sync' | 'signOut' | 'redirect'

interface SessionProblems {
  problem: SessionProblem | null
  show(problem: SessionProblem | null): void
}

const SessionProblemContext = createContext<SessionProblems>({ problem: null, show() {} })
export const SessionProblemProvider = SessionProblemContext.Provider

export function useSessionProblem(): SessionProblems {
  return use(SessionProblemContext)
}
