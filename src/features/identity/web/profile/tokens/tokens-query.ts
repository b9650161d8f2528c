import { apiQuery } from '#platform/web/query-client.ts'

/** Tokens of one's own account. */
export const tokensQuery = (uid: string) => apiQuery('/api/users/{uid}/tokens', { path: { uid } })
