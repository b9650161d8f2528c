import type { Language } from '#platform/languages.ts'
import type { LessonNames } from './editing/contract.ts'

/** A course or a lesson, as far as a link to it needs. */
interface Place {
  id: string
  slug: string
  title: string
  language: Language
}

declare module '#platform/problems/problem-details.ts' {
  interface ProblemDetails {
    'course.by_invitation': { course: Place }
    'course.closed': { course: Place }
    'course.enrol_first': { course: Place }
    'course.full': { seats: number | null }
    'course.not_open_yet': { from: number }
    'course.over': { until: number }
    'lesson.changed': { current: LessonNames }
    'lesson.locked': { course: Place; first: Place }
    'lesson.not_found': { course: Place }
    /** Null where an enrolment decides when, or where none is needed. */
    'lesson.not_yet': { course: Place; opensAt: number | null; opensDaysAfter: number | null }
    /** Shares of a hundred. */
    'lesson.not_watched': { share: number; watched: number }
    'lesson.too_soon': { minutes: number; readyAt: number | null; isEndRead: boolean }
  }
}
