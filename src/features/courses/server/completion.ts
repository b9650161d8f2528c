import type { Context } from '#platform/server/context.ts'
import { findEnrolment, selectCompletedCourses } from './store.ts'

export interface CourseKey {
  userId: string
  courseId: string
}

/** What follows from the completion of a course, in the transaction that stamps it. */
interface Followers {
  /** As it is stamped: once for each member and course. */
  onceCompleted(ctx: Context, key: CourseKey): Promise<void>
  /** The same, and again whenever a better score may have changed what a completed course brings. */
  finalised(ctx: Context, key: CourseKey): Promise<void>
}

let followers: Followers = { onceCompleted: async () => undefined, finalised: async () => undefined }

/** Call once, before the first verb. */
export function registerCompletion(wanted: Followers): void {
  followers = wanted
}

export async function followCompletion(
  ctx: Context,
  key: CourseKey,
  { isJustCompleted }: { isJustCompleted: boolean },
): Promise<void> {
  await followers.finalised(ctx, key)
  if (isJustCompleted) await followers.onceCompleted(ctx, key)
}

/** When a member completed a course, or null. */
export async function readCompletion(ctx: Context, key: CourseKey): Promise<number | null> {
  return (await findEnrolment(ctx.db, key))?.completedAt ?? null
}

/** The courses that a member has completed, the first one first. */
export function listCompleted(ctx: Context, userId: string): Promise<string[]> {
  return selectCompletedCourses(ctx.db, userId)
}
