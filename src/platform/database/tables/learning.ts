import type { Generated } from 'kysely'

export interface LearningTables {
  enrolments: {
    userId: string
    courseId: string
    enrolledAt: number
    /** First opening of a lesson. */
    startedAt: number | null
    /** Stamped once. */
    completedAt: number | null
    /** The lesson opened last, and when. */
    lastLessonId: string | null
    lastOpenedAt: number | null
    /** When an administrator ended it; what was learned stays. */
    withdrawnAt: number | null
    /** The administrator who invited or enrolled the user. */
    invitedBy: string | null
  }
  /** When an enrolled user first opened a lesson, and what they have watched of its video. */
  lesson_openings: {
    userId: string
    lessonId: string
    openedAt: number
    /** Per cent, as are the ends of the parts: `0-40 60-75`. */
    watchedShare: number
    watchedParts: Generated<string>
    /** The instant up to which time has been counted as watching; null before any. */
    watchedAt: number | null
  }
  course_invitations: {
    id: string
    courseId: string
    /** The token itself is never stored. */
    tokenHash: string
    /** Who it was sent to; null for a link that is passed on. */
    email: string | null
    /** The account that the address had when it was sent. */
    userId: string | null
    /** How many people can accept it, and how many have. */
    most: number
    used: number
    endsAt: number
    createdAt: number
    createdBy: string | null
  }
  /** The row that is held while the seats of a course are counted. */
  course_seats: { courseId: string; heldAt: number }
  /** Kept by triggers on enrolments; a course has several rows, of which the sum counts. */
  course_counts: { courseId: string; slot: number; enrolled: number; started: number; completed: number }
  lesson_progress: { userId: string; lessonId: string; completedAt: number }
  /** The questions of practice that a member has answered; a score is from 0 to 1. */
  question_meetings: {
    userId: string
    questionId: string
    firstAt: number
    lastAt: number
    times: number
    rightTimes: number
    lastScore: number
  }
  saved_items: { userId: string; itemId: string; savedAt: number }
  read_marks: { userId: string; itemId: string; readAt: number }
}
