import { apiQuery } from '#platform/web/query-client.ts'

/** Where one is signed in, and how one can. */
export const ownSessionsQuery = (uid: string) => apiQuery('/api/users/{uid}/sessions', { path: { uid } })
