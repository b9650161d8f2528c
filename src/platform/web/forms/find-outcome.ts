import { ApiError, isAnswerLost } from '../api-client.ts'
import { beforeTry } from '../late/try-again.ts'

type Target = Parameters<typeof beforeTry>[1]

/**
 * Asks what became of something whose answer was lost, again and again, the first time when the server has had a while to do it.
 * Null when nobody wants to know any more.
 * @throws what the server refuses to say or to do
 */
export async function findOutcome(
  wasDone: () => Promise<boolean>,
  isWanted: () => boolean,
  target?: Target,
): Promise<boolean | null> {
  for (let tries = 0; ; tries++) {
    await beforeTry(tries, target)
    if (!isWanted()) return null
    try {
      return await wasDone()
    } catch (error) {
      if (!isPassing(error)) throw error
    }
  }
}

function isPassing(error: unknown): boolean {
  return isAnswerLost(error) || (error instanceof ApiError && (error.status >= 500 || error.status === 429))
}
