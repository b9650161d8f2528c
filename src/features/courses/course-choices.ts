import type { QuizSettings } from '#features/quizzes/contract.ts'

/** Who can join a course. */
export const enrolments = ['open', 'closed', 'invite'] as const

/** How its lessons are taken: as one likes, or each after those before it. */
export const progressions = ['free', 'sequential'] as const

/** What a lesson mostly is. */
export const lessonKinds = ['text', 'video', 'file', 'quiz', 'practice'] as const

/** What can complete a lesson that is no quiz: its learner's word, time spent, a share of its video. */
export const completions = ['hand', 'seen', 'video'] as const

/** What holds for a course unless its editors said otherwise. */
export const usualCourse = { enrolment: 'open', progression: 'free' } as const satisfies {
  enrolment: (typeof enrolments)[number]
  progression: (typeof progressions)[number]
}

export const leastOutcomes = 3
export const mostOutcomes = 8
/** Six hours. */
export const mostVideoSeconds = 21_600
export const mostDays = 365
export const mostMinutes = 240
export const mostSeats = 100_000
export const mostSections = 60

/** Days after which an invitation ends. */
export const invitationDays = [1, 7, 30, 90] as const
/** People who can come by one link. */
export const mostByLink = 1000
/** E-mails that go out at once. */
export const mostInvited = 50

/** When members learn what was right in a quiz. */
export const answersShown = [
  'after_each',
  'after_close',
  'never',
] as const satisfies readonly QuizSettings['answersShown'][]

/** What a new quiz is until its editors say otherwise. */
export const usualQuiz: QuizSettings = {
  pools: [],
  isShuffled: true,
  attempts: null,
  waitMinutes: 0,
  limitMinutes: null,
  passMark: 70,
  answersShown: 'after_close',
}
