export interface ReviewTables {
  /** A question that a member missed once, and when it comes back; by the rules of FSRS. */
  review_cards: {
    userId: string
    questionId: string
    /** The beginning of a day in Addis Ababa. */
    dueAt: number
    /** How often it was put off or brought nearer since it was first missed. */
    turns: number
    /** Of the last answer, counted from 1970-01-01 in Addis Ababa, as are other days. */
    lastDay: number
    intervalDays: number
    stability: number
    difficulty: number
    answered: number
    lapses: number
  }
  /** Days on which a member answered questions. */
  learning_days: { userId: string; day: number }
  learning_wishes: {
    userId: string
    /** Days a week, 1 to 7. */
    weeklyGoal: number | null
    isReminded: 0 | 1
    /** The one in which it was asked for, where the account names none. */
    language: 'en' | 'am'
    /** 0 before the first reminder. */
    remindedAt: number
  }
}
