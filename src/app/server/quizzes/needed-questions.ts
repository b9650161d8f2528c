import { lackingItem } from '#desk/item/server/lacking-item.ts'
import type { LackingItem } from '#content/problem-details.ts'
import type { KindRules } from '#content/server/kind-rules.ts'
import { listPublicQuizzes, type PublicQuiz } from '#features/courses/server/quiz-lessons.ts'
import type { Context } from '#platform/server/context.ts'
import { faultsOf } from './quiz-checklist.ts'

/** The quizzes that readers see and that cannot be passed with the questions of now: of all that draw by tag, or may ask one of these. */
export const quizzesLacking: KindRules['lackingAround'] = (ctx, ids) =>
  listLacking(ctx, ({ details }) =>
    Boolean(
      details.quiz?.pools.some((pool) => mayAsk('questionIds' in pool ? pool.questionIds : 'tag', ids)),
    ),
  )

/** A quiz, or those of a course, that readers see and cannot pass. */
export const quizzesLackingIn: NonNullable<KindRules['lackingIn']> = (ctx, id) =>
  listLacking(ctx, (quiz) => quiz.id === id || quiz.courseId === id)

/** Which question carries which tag changes as well, so that a pool that draws by tag may ask any. */
function mayAsk(from: readonly string[] | 'tag', ids: ReadonlySet<string> | undefined): boolean {
  return from === 'tag' || from.some((id) => ids?.has(id))
}

async function listLacking(ctx: Context, isMeant: (quiz: PublicQuiz) => boolean): Promise<LackingItem[]> {
  const lacking: LackingItem[] = []
  for (const { id, ...quiz } of (await listPublicQuizzes(ctx)).filter(isMeant)) {
    lacking.push(...(await lackingItem(ctx, { id, kind: 'lesson' }, { faults: await faultsOf(ctx, quiz) })))
  }
  return lacking
}
