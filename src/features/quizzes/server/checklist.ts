import type { FieldErrors } from '#platform/errors.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { QuizPool, QuizSettings } from '../contract.ts'
import type { Drawn } from './sources.ts'

interface Bank {
  listDrawable(ctx: Context, pool: QuizPool, languages: readonly Language[]): Promise<Drawn[]>
  /** Those of these questions that anybody may practise. */
  listPractised(ctx: Context, ids: readonly string[]): Promise<readonly string[]>
}

/**
 * What keeps a quiz from being passed, or its key from being kept, place by place: no questions, a pool that names one which anybody
 * may practise, or a pool with fewer questions than are drawn from it that
 * are public in all of these languages, those left aside that an earlier pool may have drawn.
 */
export async function quizFaults(
  ctx: Context,
  { quiz, languages }: { quiz: QuizSettings | undefined; languages: readonly Language[] },
  { listDrawable, listPractised }: Bank,
): Promise<FieldErrors> {
  if (!quiz || quiz.pools.length === 0) return { 'details.quiz': 'required' }
  const pools = await Promise.all(quiz.pools.map((pool) => listDrawable(ctx, pool, languages)))
  const faults: FieldErrors = {}
  for (const [index, pool] of quiz.pools.entries()) {
    const own = pools[index] ?? []
    const { draw } = pool
    if ('questionIds' in pool && (await listPractised(ctx, pool.questionIds)).length > 0)
      faults[`details.quiz.pools.${index}`] = 'practised'
    else if (mostTaken(pools.slice(0, index), own, quiz.pools) + draw > own.length)
      faults[`details.quiz.pools.${index}`] = own.length === 0 ? 'required' : 'too_few'
  }
  return faults
}

/** How many of a pool's questions earlier pools may take at most. */
function mostTaken(
  earlier: readonly (readonly Drawn[])[],
  own: readonly Drawn[],
  pools: QuizSettings['pools'],
): number {
  const taken = earlier.map((pool, index) => {
    const shared = pool.filter(({ id }) => own.some((one) => one.id === id)).length
    return Math.min(shared, pools[index]?.draw ?? 0)
  })
  return taken.reduce((sum, count) => sum + count, 0)
}
