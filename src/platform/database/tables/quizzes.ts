export interface QuizTables {
  quiz_attempts: {
    id: string
    userId: string
    courseId: string
    lessonId: string
    /** From 1, for each member and lesson. */
    number: number
    /** Per cent, as are scores; the rules of an attempt are those of the moment when it was started. */
    passMark: number
    answersShown: 'after_each' | 'after_close' | 'never'
    startedAt: number
    /** Null without a time limit. */
    dueAt: number | null
    /** Null until it is marked. */
    closedAt: number | null
    score: number | null
    isPassed: 0 | 1 | null
  }
  quiz_attempt_questions: {
    attemptId: string
    /** From 1. */
    position: number
    /** An item, which may be gone by now. */
    questionId: string
    form: string
    /** The revisions that were public when it was drawn. */
    revisionEn: number | null
    revisionAm: number | null
    /** JSON: ids of its choices as they are shown. */
    choiceOrder: string
    /** JSON. */
    answer: string | null
    /** Of the answer, as the member's devices count. */
    sequence: number
    answeredAt: number | null
    /** From 0 to 1. */
    score: number | null
  }
  quiz_extra_time: { userId: string; lessonId: string; percent: number }
}
