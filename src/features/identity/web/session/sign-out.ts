import type { QueryClient } from '@tanstack/react-query'
import { ApiError, type ApiClient } from '#platform/web/api-client.ts'
import { findSessionUser, forgetSessionUser } from './session-query.ts'

const retryAfter = [2_000, 5_000, 15_000, 30_000, 60_000]

/** Ends the session on the server. One that is over already counts as ended. */
export async function endSession(api: ApiClient): Promise<void> {
  try {
    await api.post('/api/auth/sign-out')
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error
  }
}

/**
 * A machine that wakes up often has no network for a while, and a phone none for hours: tries again after a while, and when there is a
 * connection, until the session has ended or somebody signed in anew.
 */
export async function endSessionLater(
  api: ApiClient,
  queryClient: QueryClient,
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = window,
): Promise<void> {
  for (let tries = 0; ; tries++) {
    await connectionOr(target, retryAfter[Math.min(tries, retryAfter.length - 1)] ?? 0)
    if (findSessionUser(queryClient)) return
    try {
      await endSession(api)
      // The connection may have let this page ask meanwhile, and hear of the session that has just ended.
      return forgetSessionUser(queryClient)
    } catch {
      // Tried again after a longer pause.
    }
  }
}

function connectionOr(
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  milliseconds: number,
): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      target.removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, milliseconds)
    target.addEventListener('online', go)
  })
}
