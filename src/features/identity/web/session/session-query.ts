import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { apiQuery } from '#platform/web/query-client.ts'
import type { Session, SessionUser } from '#platform/web/session.ts'
import type { SessionAnswer } from '../../contract.ts'
import { isDraft } from './drafts.ts'

/**
 * Who is signed in, and how people can sign in. Where nobody is, a connection that comes back changes nothing: a session that ended here
 * without one has still to be ended on the server, and would be heard of.
 */
export const sessionQuery = queryOptions({
  ...apiQuery('/api/session'),
  refetchOnReconnect: ({ state }) => state.data?.user !== null,
})

export function findSessionUser(queryClient: QueryClient): SessionUser | null {
  return queryClient.getQueryData(sessionQuery.queryKey)?.user ?? null
}

/** True once the server has said who is signed in, if anybody. */
export function isAnswered(queryClient: QueryClient): boolean {
  return queryClient.getQueryData(sessionQuery.queryKey) !== undefined
}

/** Puts a newer record of the signed-in user into the session. */
export function mergeSessionUser(
  queryClient: QueryClient,
  record: Partial<SessionUser> & { uid: string },
): void {
  queryClient.setQueryData(sessionQuery.queryKey, (answer) =>
    answer?.user?.uid === record.uid ? { ...answer, user: { ...answer.user, ...record } } : answer,
  )
}

export function forgetSessionUser(queryClient: QueryClient): void {
  queryClient.setQueryData(
    sessionQuery.queryKey,
    (answer) => answer && { ...answer, user: null, hasPassword: false },
  )
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
