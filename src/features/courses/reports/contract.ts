import { z } from '@hono/zod-openapi'
import { pageOf } from '#platform/contract/paging.ts'
import { instant, language } from '#content/contract.ts'

/** How an enrolment stands. `idle`: begun, not completed, and not opened for `idleDays`. */
export const learnerStates = ['not_started', 'learning', 'idle', 'completed', 'ended'] as const
export type LearnerState = (typeof learnerStates)[number]

export const idleDays = 30

const count = z.number().int()

/** One member in one course. */
const learner = z
  .object({
    uid: z.string(),
    displayName: z.string(),
    email: z.string(),
    courseId: z.string(),
    courseTitle: z.string(),
    courseTitleLanguage: language,
    state: z.enum(learnerStates),
    /** Of the lessons that are published now. */
    lessonCount: count,
    doneCount: count,
    enrolledAt: instant,
    lastOpenedAt: instant.nullable(),
    completedAt: instant.nullable(),
    endedAt: instant.nullable(),
  })
  .openapi('Learner')
export type Learner = z.infer<typeof learner>

export const learnerList = pageOf(learner)
  /** Of all that fit, always given; counting stops at 10,000. */
  .extend({ total: count })
  .openapi('LearnerList')
export type LearnerList = z.infer<typeof learnerList>

/** How far the members of a course came; enrolments that were ended do not count. */
export interface CourseReach {
  enrolled: number
  started: number
  completed: number
  /** The published lessons in the order of reading, and how many of the enrolled have done each. */
  lessons: { id: string; title: string; language: 'en' | 'am'; doneCount: number }[]
}
