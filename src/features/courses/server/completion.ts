import type { Context } from '#platform/server/context.ts'
import { findEnrolment, selectCompletedCourses } from './store.ts'

export interface CourseKey {
  userId: string
  courseId: string
}

/** What follows from the completion of a course, in the transaction that stamps it. */
type Follow = (ctx: Context, key: CourseKey) => Promise<void>

let follow: Follow = async () => undefined

/** Call once, before the first verb. */
export function registerCompletion(wanted: Follow): void {
  follow = wanted
}

export function followCompletion(ctx: Context, key: CourseKey): Promise<void> {
  return follow(ctx, key)
}

/** When a member completed a course, or null. */
export async function readCompletion(ctx: Context, key: CourseKey): Promise<number | null> {
  return (await findEnrolment(ctx.db, key))?.completedAt ?? null
}

/** The courses that a member has completed, the first one first. */
export function listCompleted(ctx: Context, userId: string): Promise<string[]> {
  return selectCompletedCourses(ctx.db, userId)
}
