import type { DetailsOf } from '#content/kind-members.ts'
import { conflict } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import type { LessonExercise } from '../contract.ts'
import type { CompletionRule } from '../course-rules.ts'
import { findExercise } from './practising/exercises.ts'
import { findLessonOpening } from './watching/openings-store.ts'
import { hasReadEnd } from './watching/reading-marks.ts'

const minute = 60_000

/**
 * What completes a lesson: a quiz by passing it and nothing else, one with an exercise by the goals of that, the others by hand, unless
 * their editors said otherwise.
 */
export function completionOf(
  { completion, lessonKind }: DetailsOf<'lesson'>,
  exercise?: LessonExercise,
): CompletionRule {
  if (lessonKind === 'quiz') return { by: 'quiz' }
  return exercise ? { by: 'goals' } : (completion ?? { by: 'hand' })
}

/** From when on a lesson that takes time can be completed; null for others, and before it was opened. */
export function readyAtOf(rule: CompletionRule, openedAt: number | undefined): number | null {
  return rule.by === 'seen' && openedAt !== undefined ? openedAt + rule.minutes * minute : null
}

/**
 * Refuses to complete a lesson by hand before its rule is met: both its minutes and its end where it is to be seen. The server's clock counts from when the lesson was first opened here,
 * so that a tick that was made without a connection counts when it arrives after that.
 * @throws 409 `lesson.too_soon` with the minutes and the instant, `lesson.end_not_read`, `lesson.not_watched` with both shares, `lesson.goals_not_met`,
 * or `lesson.by_quiz`
 */
export async function refuseUnmet(
  ctx: Context,
  { userId, lesson }: { userId: string; lesson: { id: string; rules: DetailsOf<'lesson'> } },
): Promise<void> {
  const exercise = await findExercise(ctx, { userId, rules: lesson.rules })
  const rule = completionOf(lesson.rules, exercise)
  if (rule.by === 'hand') return
  if (rule.by === 'goals') {
    if (!exercise?.isMet) throw conflict('lesson.goals_not_met')
    return
  }
  if (rule.by === 'quiz') throw conflict('lesson.by_quiz')
  const opening = await findLessonOpening(ctx.db, { userId, lessonId: lesson.id })
  if (rule.by === 'seen') {
    const readyAt = readyAtOf(rule, opening?.openedAt ?? ctx.now)
    const isEndRead = await hasReadEnd(ctx, { userId, lessonId: lesson.id })
    if (readyAt === null || ctx.now < readyAt)
      throw conflict('lesson.too_soon', { minutes: rule.minutes, readyAt, isEndRead })
    if (!isEndRead) throw conflict('lesson.end_not_read')
    return
  }
  const watched = opening?.watchedShare ?? 0
  if (watched < rule.share) throw conflict('lesson.not_watched', { share: rule.share, watched })
}
