import { useQueryClient } from '#platform/web/answers/queries.ts'
import { useSession } from '#platform/web/session.ts'
import { ownSessionsQuery } from '../sessions-query.ts'
import { secondFactorQuery } from './second-factor-query.ts'

/** Asks again for what a change of factors changes: they themselves, the sessions that it ended, and what the session may do. */
export function useFactorChange(uid: string): () => Promise<void> {
  const queryClient = useQueryClient()
  const { refresh } = useSession()
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries(secondFactorQuery(uid)),
      queryClient.invalidateQueries(ownSessionsQuery(uid)),
      refresh(),
    ])
  }
}
