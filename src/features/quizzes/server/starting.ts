import type { QuizSettings, startRefusals } from '../contract.ts'

type Refusal = (typeof startRefusals)[number]

const minute = 60_000

/** What keeps a member from starting now, and when they may, for somebody without an open attempt. */
export function findStartRefusal(
  { settings, isEnrolled }: { settings: QuizSettings; isEnrolled: boolean },
  attempts: readonly { closedAt: number | null }[],
  now: number,
): { refusal: Refusal | null; startableAt: number | null } {
  if (!isEnrolled) return { refusal: 'not_enrolled', startableAt: null }
  if (settings.pools.length === 0) return { refusal: 'empty', startableAt: null }
  if (settings.attempts !== null && attempts.length >= settings.attempts)
    return { refusal: 'attempts_used', startableAt: null }
  const ended = attempts.map(({ closedAt }) => closedAt ?? 0)
  const startableAt = ended.length > 0 ? Math.max(...ended) + settings.waitMinutes * minute : 0
  return startableAt > now ? { refusal: 'wait', startableAt } : { refusal: null, startableAt: null }
}

/** When an attempt that is started now is over; null without a limit. */
export function dueOf(
  { limitMinutes }: Pick<QuizSettings, 'limitMinutes'>,
  { now, extraTime }: { now: number; extraTime: number },
): number | null {
  return limitMinutes === null ? null : now + Math.round((limitMinutes * minute * (100 + extraTime)) / 100)
}

/** Of all questions that count, in per cent and rounded down, so that nobody passes by rounding. */
export function scoreOfAll(scores: readonly (number | null)[]): number {
  const counted = scores.filter((score) => score !== null)
  if (counted.length === 0) return 0
  const sum = counted.reduce((sum, score) => sum + score, 0)
  // A hair's breadth is left for what floating point makes of thirds.
  return Math.min(100, Math.floor((sum / counted.length) * 100 + 1e-6))
}
