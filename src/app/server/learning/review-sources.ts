import { listReadTimes } from '#content/read-marks/server/read-marks.ts'
import { listLessonTimes } from '#features/courses/server/learned/learned.ts'
import { askDrawn, explainDrawn, listAskable } from '#features/questions/server/quiz-questions.ts'
import { listOpenQuestions } from '#features/quizzes/server/open-questions.ts'
import type { DaySources, ReviewSources } from '#features/reviews/server/sources.ts'

/** What is asked again comes from the bank of questions, as it is public now; lessons and texts that were read are learning as well. */
export const reviewSources: ReviewSources & DaySources = {
  listQuestions: listAskable,
  ask: askDrawn,
  async explain(ctx, { question, answer }, language) {
    const [marked] = await explainDrawn(ctx, [{ drawn: question, answer }], language)
    return marked ?? undefined
  },
  listHeldQuestions: listOpenQuestions,
  async listLearnedAt(ctx, since) {
    const [lessons, texts] = await Promise.all([listLessonTimes(ctx, since), listReadTimes(ctx, since)])
    return [...lessons, ...texts]
  },
}
