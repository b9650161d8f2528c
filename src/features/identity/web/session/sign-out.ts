import type { QueryClient } from '@tanstack/react-query'
import { ApiError, type ApiClient } from '#platform/web/api-client.ts'
import { findSessionUser } from './session-query.ts'

const retryAfter = [2_000, 5_000, 15_000, 30_000, 60_000]

/** Ends the session on the server. One that is over already counts as ended. */
export async function endSession(api: ApiClient): Promise<void> {
  try {
    await api.post('/api/auth/sign-out')
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error
  }
}

/** A machine that wakes up often has no network for a while: tries again until the session has ended or somebody signed in anew. */
export async function endSessionLater(api: ApiClient, queryClient: QueryClient): Promise<void> {
  for (const delay of retryAfter) {
    await new Promise((resolve) => setTimeout(resolve, delay))
    if (findSessionUser(queryClient)) return
    try {
      return await endSession(api)
    } catch {
      // Tried again after a longer pause.
    }
  }
}
