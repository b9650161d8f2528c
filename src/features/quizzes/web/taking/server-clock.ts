import { answerPrefix } from '#platform/web/kept-answers.ts'
import type { Attempt } from '../../contract.ts'

const keyOf = (id: string) => `${answerPrefix}clock of ${id}`

/**
 * How far the server's clock is ahead of this device's, in milliseconds: by the newest answer about the attempt that this device had
 * from the server. An answer that was kept is read long after it was given, and says nothing of the time in between.
 */
export function clockAheadOf({ id, now }: Pick<Attempt, 'id' | 'now'>, readAt: number): number {
  const ahead = now - readAt
  try {
    const [known, at] = (localStorage.getItem(keyOf(id)) ?? '').split(' ').map(Number)
    const isKept = known !== undefined && (now <= known || !navigator.onLine)
    if (isKept && at) return Math.max(known - at, ahead)
    localStorage.setItem(keyOf(id), `${now} ${readAt}`)
  } catch {
    // Then the clock counts from when the page read it.
  }
  return ahead
}

/** An attempt that is over has no clock. */
export function forgetClock(id: string): void {
  try {
    localStorage.removeItem(keyOf(id))
  } catch {
    // Nothing was kept.
  }
}
