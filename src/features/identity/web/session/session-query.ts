import type { QueryClient } from '@tanstack/react-query'
import type { Answers } from '#platform/web/answers/answers.ts'
import { apiQuery, queryOptionsOf } from '#platform/web/query-client.ts'
import type { Session, SessionUser } from '#platform/web/session.ts'
import type { SessionAnswer } from '../../contract.ts'
import { isDraft } from './drafts.ts'

/**
 * Who is signed in, and how people can sign in. Where nobody is, a connection that comes back changes nothing: a session that ended here
 * without one has still to be ended on the server, and would be heard of.
 */
export const sessionQuery = queryOptionsOf({
  ...apiQuery('/api/session'),
  refetchOnReconnect: ({ state }) => state.data?.user !== null,
})

export function findSessionUser(answers: Answers): SessionUser | null {
  return answers.find(sessionQuery)?.user ?? null
}

/** True once the server has said who is signed in, if anybody. */
export function isAnswered(answers: Answers): boolean {
  return answers.find(sessionQuery) !== undefined
}

/** Puts a newer record of the signed-in user into the session. */
export function mergeSessionUser(answers: Answers, record: Partial<SessionUser> & { uid: string }): void {
  answers.keep(sessionQuery, (answer) =>
    answer?.user?.uid === record.uid ? { ...answer, user: { ...answer.user, ...record } } : answer,
  )
}

export function forgetSessionUser(answers: Answers): void {
  answers.keep(sessionQuery, (answer) => answer && { ...answer, user: null, hasPassword: false })
}

/**
 * After a change of reader: answers that no page shows are dropped, the others are asked for again as the new reader.
 */
export function forgetPersonalAnswers(queryClient: QueryClient): void {
  queryClient.removeQueries({ type: 'inactive', predicate: isPersonal })
  void queryClient.invalidateQueries({ predicate: isPersonal })
}

function isPersonal({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey[0] !== sessionQuery.queryKey[0] && !isDraft(queryKey)
}

/** `loading` until the first answer; a question that failed counts as signed out. */
export function sessionOf(answer: { data?: SessionAnswer; isError: boolean }): Session {
  if (answer.data?.user) return { state: 'signed-in', user: answer.data.user }
  if (answer.data || answer.isError) return { state: 'signed-out', user: null }
  return { state: 'loading', user: null }
}
