import { listCompleted, readCompletion } from '#features/courses/server/completion.ts'
import type { CertificateSources } from '#features/certificates/server/issuing.ts'
import { listQuizLessons } from '#features/courses/server/outline.ts'
import { scoreOf } from '#features/quizzes/server/administration.ts'

/** What certificates ask of their neighbours: courses are completed, and their quizzes have the score. */
export const certificateSources: CertificateSources = {
  readCompletion,
  listCompleted,
  scoreOf: async (ctx, key) => scoreOf(ctx, key, await listQuizLessons(ctx, key.courseId)),
}
