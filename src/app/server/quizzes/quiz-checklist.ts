import { listPublicLanguages } from '#content/items/server/public-languages.ts'
import { lessonRules } from '#features/courses/server/kind.ts'
import { listDrawable, listPractised } from '#features/questions/server/quiz-questions.ts'
import { quizFaults } from '#features/quizzes/server/checklist.ts'
import type { Members } from '#content/kind-members.ts'
import type { KindRules } from '#content/server/kind-rules.ts'
import type { FieldErrors } from '#platform/errors.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'

/** A lesson that is a quiz is published only when it can be passed in each language that it has. */
export const missingInQuiz: NonNullable<KindRules['missingDependencies']> = (ctx, about) =>
  faultsOf(ctx, about)

/** A quiz that readers see, or will see, is not changed into one that cannot be passed; a fault that it had already may stay for now. */
export const brokenInQuiz: NonNullable<KindRules['brokenPromises']> = async (ctx, { id, before, after }) => {
  const languages = await listPublicLanguages(ctx, id)
  const faults = await faultsOf(ctx, { details: after, languages })
  if (Object.keys(faults).length === 0) return {}
  const known = await faultsOf(ctx, { details: before, languages })
  return Object.fromEntries(Object.entries(faults).filter(([field, code]) => known[field] !== code))
}

/** What keeps a lesson of these details from being passed, place by place; nothing for a lesson that is no quiz. */
export async function faultsOf(
  ctx: Context,
  { details, languages }: { details: Members; languages: readonly Language[] },
): Promise<FieldErrors> {
  const { success, data } = lessonRules.details.safeParse(details)
  if (!success || data.lessonKind !== 'quiz') return {}
  return quizFaults(ctx, { quiz: data.quiz, languages }, { listDrawable, listPractised })
}
