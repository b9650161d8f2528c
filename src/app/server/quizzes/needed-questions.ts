import { unmetDependent } from '#desk/item/server/unmet-dependent.ts'
import type { UnmetDependent } from '#content/problem-details.ts'
import type { KindRules } from '#content/server/kind-rules.ts'
import { listPublicQuizzes, type PublicQuiz } from '#features/courses/server/quiz-lessons.ts'
import type { Context } from '#platform/server/context.ts'
import { faultsOf } from './quiz-checklist.ts'

/** The quizzes that readers see and that cannot be passed with the questions of now: of all that draw by tag, or may ask one of these. */
export const unmetQuizzes: KindRules['unmetDependents'] = (ctx, ids) =>
  listUnmet(ctx, ({ details }) =>
    Boolean(
      details.quiz?.pools.some((pool) => mayAsk('questionIds' in pool ? pool.questionIds : 'tag', ids)),
    ),
  )

/** A quiz, or those of a course, that readers see and cannot pass. */
export const unmetQuizzesIn: NonNullable<KindRules['unmetDependentsIn']> = (ctx, id) =>
  listUnmet(ctx, (quiz) => quiz.id === id || quiz.courseId === id)

/** Which question carries which tag changes as well, so that a pool that draws by tag may ask any. */
function mayAsk(from: readonly string[] | 'tag', ids: ReadonlySet<string> | undefined): boolean {
  return from === 'tag' || from.some((id) => ids?.has(id))
}

async function listUnmet(ctx: Context, isMeant: (quiz: PublicQuiz) => boolean): Promise<UnmetDependent[]> {
  const unmet: UnmetDependent[] = []
  for (const { id, ...quiz } of (await listPublicQuizzes(ctx)).filter(isMeant)) {
    unmet.push(...(await unmetDependent(ctx, { id, kind: 'lesson' }, { faults: await faultsOf(ctx, quiz) })))
  }
  return unmet
}
