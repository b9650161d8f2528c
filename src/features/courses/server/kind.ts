import { z } from '@hono/zod-openapi'
import type { MembersOf } from '#content/kind-members.ts'
import { none, type KindRules } from '#content/server/kind-rules.ts'
import type { FieldErrors } from '#platform/errors.ts'
import { textOf } from '#platform/server/http/http.ts'
import { enrolments, progressions, usualCourse } from '../course-choices.ts'

declare module '#content/kind-members.ts' {
  interface KindMembers {
    course: MembersOf<typeof courseRules>
    lesson: MembersOf<typeof lessonRules>
  }
}

const lines = z.array(textOf(300)).max(8)

export const courseRules = {
  details: z
    .strictObject({
      enrolment: z.enum(enrolments),
      progression: z.enum(progressions),
      /** Per cent of the lessons that complete the course. */
      completionShare: z.number().int().min(1).max(100),
      certificate: z.strictObject({
        isOffered: z.boolean(),
        /** Per cent. */
        minimumScore: z.number().int().min(0).max(100),
      }),
    })
    .partial(),
  extras: z
    .strictObject({
      subtitle: textOf(200),
      outcomes: lines,
      requirements: lines,
      audience: textOf(400),
      instructors: lines,
    })
    .partial(),
  filtered: usualCourse,
  missing({ extras }): FieldErrors {
    return hasFewOutcomes(extras.outcomes) ? { 'extras.outcomes': 'too_few' } : {}
  },
} satisfies KindRules

export const lessonRules = { details: none, extras: none } satisfies KindRules

/** A course promises three to eight outcomes, or none. */
function hasFewOutcomes(outcomes: unknown): boolean {
  const written = Array.isArray(outcomes) ? outcomes.filter(Boolean) : []
  return written.length > 0 && written.length < 3
}
