import { lessonRules } from '#features/courses/server/kind.ts'
import { listDrawable } from '#features/questions/server/quiz-questions.ts'
import { quizFaults } from '#features/quizzes/server/checklist.ts'
import type { KindRules } from '#content/server/kind-rules.ts'

/** A lesson that is a quiz is published only when it can be passed in each language that it has. */
export const missingInQuiz: KindRules['missingAround'] = async (ctx, { details, languages }) => {
  const { success, data } = lessonRules.details.safeParse(details)
  if (!success || data.lessonKind !== 'quiz') return {}
  return quizFaults(ctx, { quiz: data.quiz, languages }, listDrawable)
}
