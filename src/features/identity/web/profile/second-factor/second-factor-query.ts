import { apiQuery } from '#platform/web/query-client.ts'

/** The second factors of one's own account. */
export const secondFactorQuery = (uid: string) =>
  apiQuery('/api/users/{uid}/second-factor', { path: { uid } })

/** Who signed in to one's own account lately, or tried to. */
export const pastSignInsQuery = (uid: string) => apiQuery('/api/users/{uid}/past-sign-ins', { path: { uid } })
