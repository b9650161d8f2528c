import { apiQuery } from '#platform/web/query-client.ts'
import type { UserSessionList } from '../../contract.ts'

/** Where one is signed in, and how one can. */
export const ownSessionsQuery = (uid: string) => apiQuery<UserSessionList>(`/api/users/${uid}/sessions`)
