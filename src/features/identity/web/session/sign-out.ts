import type { Answers } from '#platform/web/answers/answers.ts'
import { ApiError, type ApiClient } from '#platform/web/api-client.ts'
import { beforeTry } from '#platform/web/late/try-again.ts'
import { findSessionUser, forgetSessionUser } from './session-query.ts'

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
  answers: Answers,
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = window,
): Promise<void> {
  for (let tries = 0; ; tries++) {
    await beforeTry(tries, target)
    if (findSessionUser(answers)) return
    try {
      await endSession(api)
      // The connection may have let this page ask meanwhile, and hear of the session that has just ended.
      return forgetSessionUser(answers)
    } catch {
      // Tried again after a longer pause.
    }
  }
}
