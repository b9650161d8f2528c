import { useCallback, useEffect, useRef, useState } from 'react'
import { useAnswers } from '#platform/web/answers/answers.ts'
import type { ApiClient } from '#platform/web/api-client.ts'
import type { Session, SessionEnding } from '#platform/web/session.ts'
import { loadChunk } from '#platform/web/late/lazy.ts'
import { untilItWorks } from '#platform/web/late/try-again.ts'
import { forgetDrafts } from './drafts.ts'
import type { MarkPresence, SessionActions } from './session-actions.ts'
import { leaveLastAccount } from './gone-account.ts'
import { keepLastReader, wasLeftByForm } from './last-reader.ts'
import { keepReturningEmail } from './returning-email.ts'
import { openSessionChannel, type SessionNews } from './session-channel.ts'
import { followSessionEvents } from './session-events.ts'
import type { SessionProblem } from './session-problem.ts'
import { findSessionUser, forgetPersonalAnswers, isAnswered, sessionQuery } from './session-query.ts'
import { isSessionLost } from './watched-api.ts'

export interface Tools {
  api: ApiClient
  actions: SessionActions
  markPresence: MarkPresence
  show(problem: SessionProblem | null): void
}

/** Does what a change of reader asks for: tells other tabs, drops the last reader's answers, welcomes the new one. Gives why the last session ended. */
export function useReaderChange(
  session: Session,
  { api, actions, markPresence, show }: Tools,
): SessionEnding | null {
  const answers = useAnswers()
  const tell = useSessionNews(actions)
  const [ending, setEnding] = useState<SessionEnding | null>(null)
  const known = useRef<string | null>(undefined)
  const uid = session.state === 'loading' ? undefined : (session.user?.uid ?? null)

  useEffect(() => {
    if (uid === undefined || uid === known.current) return
    const before = known.current
    known.current = uid
    const given = actions.takeEnding()
    const isLeft = before === undefined && !uid && isAnswered(answers) && wasLeftByForm()
    const ending = before && !uid ? (given ?? 'expired') : isLeft ? 'signed-out' : null
    setEnding(ending)
    tell({ uid, ending })
    // A page that knows nothing but what came with it may show what is for its last reader only.
    if (before !== undefined) void answers.open().then(forgetPersonalAnswers, () => {})
    if (ending === 'signed-out' || ending === 'deleted') forgetDrafts(answers)
    if (ending === 'signed-out' || ending === 'deleted' || ending === 'elsewhere') keepReturningEmail(null)
    if (ending === 'signed-out') leaveLastAccount()
    // A question without an answer says nothing about who is signed in here.
    if (uid || isAnswered(answers)) keepLastReader(findSessionUser(answers)?.displayName ?? null)
    if (uid === null) return
    show(null)
    keepReturningEmail(findSessionUser(answers)?.email ?? null)
    const tools = { api, actions, markPresence, show, answers, before }
    // What breaks on its way comes later, unless somebody else is here by then.
    void untilItWorks(() => loadChunk(() => import('./welcome.ts'))).then(({ welcome }) =>
      known.current === uid ? welcome(uid, tools) : undefined,
    )
  }, [uid, api, actions, markPresence, show, answers, tell])

  return ending
}

/** While somebody is signed in, the server says when their session ends or their role changes; the page then asks who they are. */
export function useSessionEvents({ user }: Session, { refreshIfSignedIn }: SessionActions): void {
  const uid = user?.uid
  useEffect(() => {
    if (uid !== undefined) return followSessionEvents(refreshIfSignedIn)
  }, [uid, refreshIfSignedIn])
}

/** Follows the other tabs of this browser; gives how to tell them. */
function useSessionNews({ refresh }: SessionActions): (news: SessionNews) => void {
  const answers = useAnswers()
  const channel = useRef<ReturnType<typeof openSessionChannel>>(undefined)
  useEffect(() => {
    const opened = openSessionChannel(({ uid, ending }) => {
      if (uid === (findSessionUser(answers)?.uid ?? null)) return
      refresh(ending === 'inactive' || ending === 'deleted' ? ending : 'elsewhere').catch(() => {})
    })
    channel.current = opened
    return () => opened.close()
  }, [answers, refresh])
  return useCallback((news) => channel.current?.tell(news), [])
}

/** Reads that were refused because the session is over make the page ask who is signed in; that question failing is told. */
export function useFailedReads(
  { refreshIfSignedIn }: SessionActions,
  show: (problem: SessionProblem) => void,
): void {
  const answers = useAnswers()
  useEffect(
    () =>
      answers.onFailure((error, address) => {
        if (isSessionLost(error)) return refreshIfSignedIn()
        if (address !== sessionQuery.queryKey[0]) return
        console.error('failed to fetch user data', error)
        show('session')
      }),
    [answers, refreshIfSignedIn, show],
  )
}
