import { apiQuery } from '#platform/web/query-client.ts'
import type { UserSessions } from '../../contract.ts'

/** Where one is signed in, and how one can. */
export const ownSessionsQuery = (uid: string) => apiQuery<UserSessions>(`/api/users/${uid}/sessions`)
