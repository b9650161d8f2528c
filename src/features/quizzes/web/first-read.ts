import { answerPrefix } from '#platform/web/kept-answers.ts'
import type { Attempt } from '../contract.ts'

/**
 * When this device first had an answer about an attempt, epoch milliseconds: one that was kept is read again later, and its
 * clock has gone on since.
 */
export function firstReadOf({ id, now }: Pick<Attempt, 'id' | 'now'>, readAt: number): number {
  const key = `${answerPrefix}clock of ${id}`
  try {
    const [known, at] = (localStorage.getItem(key) ?? '').split(' ').map(Number)
    if (known === now && at) return Math.min(at, readAt)
    localStorage.setItem(key, `${now} ${readAt}`)
  } catch {
    // Then the clock counts from when the page read it.
  }
  return readAt
}

/** An attempt that is over has no clock. */
export function forgetFirstRead(id: string): void {
  try {
    localStorage.removeItem(`${answerPrefix}clock of ${id}`)
  } catch {
    // Nothing was kept.
  }
}
