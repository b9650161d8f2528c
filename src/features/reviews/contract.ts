import { z } from '@hono/zod-openapi'
import { instant } from '#content/contract.ts'
import { askedQuestion, markedAnswer } from '#features/questions/contract.ts'

/** Most questions of one round: about five minutes. */
export const mostInRound = 10

const count = z.number().int()

/** How many questions come back next, and when. */
const nextReviews = z.object({ at: instant, count }).nullable()

/** What the reader missed once and may try again now. */
export const reviews = z
  .object({
    /** Of all that are due; `questions` has the first of them. */
    dueCount: count,
    questions: z.array(
      z.object({
        /** Names this one return of the question: an answer to it counts once. */
        turn: count,
        question: askedQuestion,
      }),
    ),
    /** Null where nothing waits but what is due. */
    next: nextReviews,
  })
  .openapi('Reviews')
export type Reviews = z.infer<typeof reviews>

export const reviewAnswered = z
  .object({
    questionId: z.string(),
    turn: count,
    marked: markedAnswer,
    /** When the question comes back. */
    dueAt: instant,
  })
  .openapi('ReviewAnswered')
export type ReviewAnswered = z.infer<typeof reviewAnswered>

/** Days a week on which a member wants to learn; null for no goal. */
const goal = z.number().int().min(1).max(7).nullable()
export const weeklyGoal = z.strictObject({ days: goal }).openapi('WeeklyGoal')

/** The week of today, from Monday on, by the days of Addis Ababa. */
export const learningWeek = z
  .object({
    goal,
    /** `at` is the beginning of the day. */
    days: z.array(z.object({ at: instant, isLearned: z.boolean(), isToday: z.boolean() })),
    learnedCount: count,
  })
  .openapi('LearningWeek')
export type LearningWeek = z.infer<typeof learningWeek>

/** What there is to do today, for the start page. */
export const learningToday = z
  .object({ dueCount: count, next: nextReviews, week: learningWeek })
  .openapi('LearningToday')
export type LearningToday = z.infer<typeof learningToday>

/** Whether a member wants an e-mail, weekly at most, when questions are due. */
export const reminder = z.strictObject({ isOn: z.boolean() }).openapi('Reminder')
export type Reminder = z.infer<typeof reminder>
