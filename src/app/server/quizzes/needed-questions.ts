import { findTitle } from '#content/items/server/titles.ts'
import type { KindRules, NeedingItem } from '#content/server/kind-rules.ts'
import { listPublicQuizzes } from '#features/courses/server/quiz-lessons.ts'
import { listDrawable, listPractised } from '#features/questions/server/quiz-questions.ts'
import { conflict } from '#platform/errors.ts'
import { languages as allLanguages, type Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import { faultsOf } from './quiz-checklist.ts'

type Bank = NonNullable<Parameters<typeof faultsOf>[2]>

/** The quizzes that readers see and that could not be passed without a question. */
export const quizzesNeeding: KindRules['neededBy'] = (ctx, { id, languages }) =>
  listBroken(ctx, without(id, languages))

/**
 * A question that a quiz asks is not given to practice, where anybody would learn what is right.
 * @throws 409 `item.in_use` with the quizzes
 */
export const brokenByPractice: KindRules['brokenPromises'] = async (ctx, { id, before, after }) => {
  if (before.use !== 'quiz' || after.use === 'quiz') return {}
  const { listDrawable } = without(id, allLanguages)
  const items = await listBroken(ctx, {
    listDrawable,
    listPractised: async (ctx, ids) => [
      ...(await listPractised(ctx, ids)),
      ...(ids.includes(id) ? [id] : []),
    ],
  })
  if (items.length > 0) throw conflict('item.in_use', { items })
  return {}
}

/** The bank as it would be without a question in these languages. */
function without(questionId: string, lost: readonly Language[]): Bank {
  return {
    async listDrawable(ctx, pool, languages) {
      const drawable = await listDrawable(ctx, pool, languages)
      return languages.some((one) => lost.includes(one))
        ? drawable.filter(({ id }) => id !== questionId)
        : drawable
    },
    listPractised,
  }
}

/** Quizzes that have a fault with this bank which they do not have now. */
async function listBroken(ctx: Context, bank: Bank): Promise<NeedingItem[]> {
  const broken: NeedingItem[] = []
  for (const { id, ...quiz } of await listPublicQuizzes(ctx)) {
    const then = await faultsOf(ctx, quiz, bank)
    if (Object.keys(then).length === 0) continue
    const now = await faultsOf(ctx, quiz)
    const isBroken = Object.entries(then).some(([field, code]) => now[field] !== code)
    if (isBroken) broken.push({ id, title: (await findTitle(ctx, id))?.title ?? '' })
  }
  return broken
}
