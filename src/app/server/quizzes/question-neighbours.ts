import type { QuestionNeighbours } from '#features/questions/server/questions.ts'
import { findHolders } from '#features/quizzes/server/open-questions.ts'
import { noteAnswers } from '#features/reviews/server/missed.ts'

/** What was missed in practice comes back, and what an open attempt asks is answered there alone. */
export const questionNeighbours: QuestionNeighbours = {
  noteAnswer: (ctx, uid, answer) => noteAnswers(ctx, uid, [{ ...answer, answeredAt: ctx.now }]),
  findHolders,
}
