import { useMemo, useRef } from 'react'
import { useAnswers } from '#platform/web/answers/answers.ts'
import { isAnswerLost, type ApiClient } from '#platform/web/api-client.ts'
import { maySignOut } from '#platform/web/before-sign-out.ts'
import type { SessionEnding, SessionUser } from '#platform/web/session.ts'
import { findSessionUser, forgetSessionUser, sessionQuery } from './session-query.ts'
import type { SessionProblem } from './session-problem.ts'
import { endSession, endSessionLater } from './sign-out.ts'
import { isSessionLost } from './watched-api.ts'

/** Writes whether a user is online. */
export type MarkPresence = (api: ApiClient, uid: string, online: boolean) => Promise<void>

export interface SessionActions {
  refresh(endingIfOver?: SessionEnding): Promise<SessionUser | null>
  /** Asks again only while this page believes that somebody is signed in. */
  refreshIfSignedIn(): void
  signOut(ending?: 'signed-out' | 'inactive'): Promise<void>
  expectEnding(ending: SessionEnding | null): void
  /** Why the session has ended, for the one who sees that it has. */
  takeEnding(): SessionEnding | null
}

/** Who leaves over a silent connection is not kept here by the word that they were seen. Milliseconds. */
const farewell = 2_000

function afterFarewell(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, farewell))
}

interface Tools {
  api: ApiClient
  markPresence: MarkPresence
  show(problem: SessionProblem): void
}

export function useSessionActions({ api, markPresence, show }: Tools): SessionActions {
  const answers = useAnswers()
  const nextEnding = useRef<SessionEnding | null>(null)

  return useMemo(() => {
    const refresh = async (endingIfOver?: SessionEnding) => {
      const { user } = await answers.ask(sessionQuery, { isFresh: true })
      if (!user) nextEnding.current ??= endingIfOver ?? null
      return user
    }
    return {
      expectEnding(ending) {
        nextEnding.current = ending
      },
      takeEnding() {
        const ending = nextEnding.current
        nextEnding.current = null
        return ending
      },
      refresh,
      refreshIfSignedIn() {
        if (findSessionUser(answers)) refresh().catch(() => {})
      },
      async signOut(ending = 'signed-out') {
        const user = findSessionUser(answers)
        if (!user) return
        if (ending === 'signed-out' && !(await maySignOut())) return
        // Counts too where the answer is lost, and the page hears otherwise that the session is over.
        nextEnding.current = ending
        // Nobody is there: what the screen shows must not wait for the network.
        if (ending === 'inactive') forgetSessionUser(answers)
        try {
          await Promise.race([markPresence(api, user.uid, false), afterFarewell()])
        } catch (error) {
          if (!isSessionLost(error)) console.error('user sync failed', error)
        }
        try {
          await endSession(api)
          forgetSessionUser(answers)
        } catch (error) {
          console.error('logout failed', error)
          const isLost = isAnswerLost(error)
          if (!isLost) nextEnding.current = null
          if (ending === 'inactive') return void endSessionLater(api, answers)
          // Where the answer was lost the server knows whether the session has ended.
          const left = isLost ? await refresh().catch(() => undefined) : user
          if (left) nextEnding.current = null
          if (left !== null) show('signOut')
        }
      },
    }
  }, [api, markPresence, answers, show])
}
