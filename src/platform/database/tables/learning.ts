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
  }
  lesson_progress: { userId: string; lessonId: string; completedAt: number }
  saved_items: { userId: string; itemId: string; savedAt: number }
  read_marks: { userId: string; itemId: string; readAt: number }
}
