import type { QuizSettings } from '#features/quizzes/contract.ts'

/** What reading a question, thinking it over and a sum take, where nobody is hurried. */
const minutesPerQuestion = 2

/** Whole minutes that a quiz takes: the time that it gives; where that is any, what its questions are likely to take. */
export function minutesOfQuiz({ limitMinutes, pools }: QuizSettings): number {
  return limitMinutes ?? pools.reduce((sum, { draw }) => sum + draw, 0) * minutesPerQuestion
}
