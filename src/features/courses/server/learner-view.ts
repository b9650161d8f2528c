import type { Context } from '#platform/server/context.ts'
import type { Learner } from './lesson-access.ts'
import type { StoredEnrolment } from './store.ts'

/** As a learner who has just enrolled sees it: what administrators look at before they publish. Nothing of it is kept. */
export type View = 'learner'

interface Known {
  enrolment: StoredEnrolment | undefined
  done: ReadonlySet<string>
  courseId: string
}

/** Whoever reads, with their own learning, or as one who has just enrolled. */
export function asLearner(
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  view: View | undefined,
  { enrolment, done, courseId }: Known,
): { learner: Learner; enrolment: StoredEnrolment | undefined } {
  if (!view || actor.kind !== 'user')
    return { learner: { actor, enrolledAt: enrolment?.enrolledAt ?? null, done, now }, enrolment }
  const shown = { ...actor, role: 'user' } as const
  return {
    learner: { actor: shown, enrolledAt: now, done: new Set(), now },
    enrolment: {
      userId: actor.uid,
      courseId,
      enrolledAt: now,
      startedAt: null,
      completedAt: null,
      lastLessonId: null,
      lastOpenedAt: null,
      withdrawnAt: null,
      invitedBy: null,
    },
  }
}
