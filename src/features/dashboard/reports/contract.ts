import { z } from '@hono/zod-openapi'
import { language } from '#content/contract.ts'

const count = z.number().int()
/** A title with its language: that of the person who asks, or the other one; empty when there is none. */
const named = { title: z.string(), language }

/** How far the members of a course came. */
export const courseFunnel = z.object({
  id: z.string(),
  title: z.string(),
  titleLanguage: language,
  enrolled: count,
  started: count,
  completed: count,
})
export type CourseFunnel = z.infer<typeof courseFunnel>

export const courseFunnels = z.object({ items: z.array(courseFunnel) }).openapi('CourseFunnels')

/** How learning goes in one course. Enrolments that were ended do not count. */
export const courseReport = z
  .object({
    courseId: z.string(),
    ...named,
    enrolled: count,
    started: count,
    completed: count,
    /** The published lessons in the order of reading, and how many of the enrolled have done each. */
    lessons: z.array(z.object({ id: z.string(), ...named, doneCount: count })),
    /** What its quizzes ask that is missed most; nothing that was answered by too few. */
    hardest: z.array(z.object({ questionId: z.string(), ...named, answers: count, right: count })),
    /** How many of the latest attempts were looked at for that; null when all were. */
    hardestOfLatest: count.nullable(),
  })
  .openapi('CourseReport')
export type CourseReport = z.infer<typeof courseReport>
