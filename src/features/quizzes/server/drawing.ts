import { randomInt } from 'node:crypto'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import type { QuizSettings } from '../contract.ts'
import { selectDrawnRevisions } from './drawn-revisions-store.ts'
import type { Drawn, QuizSources } from './sources.ts'

interface DrawnForAttempt extends Drawn {
  /** Ids of choices as they are shown; empty where they stand as they are. */
  order: string[]
}

/** Gives a whole number from 0 to below `below`. */
type Random = (below: number) => number

/** The questions of one attempt: so many of each pool, none twice, in the order of the pools or in an order of their own. */
export async function drawQuestions(
  ctx: Context,
  { settings, languages }: { settings: QuizSettings; languages: readonly Language[] },
  sources: Pick<QuizSources, 'listDrawable' | 'listChoices'>,
): Promise<DrawnForAttempt[]> {
  const { isShuffled } = settings
  const pools = await Promise.all(settings.pools.map((pool) => sources.listDrawable(ctx, pool, languages)))
  const draws = settings.pools.map(({ draw }) => draw)
  const drawn = choose(pools, { draws, isShuffled }, randomInt)
  // Of those that were not drawn nothing is read, however large the pools are.
  const choices = await sources.listChoices(ctx, isShuffled ? drawn.filter(isMixable) : [])
  return mixChoices(drawn, choices, randomInt)
}

/** The revisions of a text that attempts have drawn as a question: they are marked and shown by them, whatever is written since. */
export function listDrawnRevisions(
  ctx: Context,
  { itemId, language }: { itemId: string; language: Language },
): Promise<number[]> {
  return selectDrawnRevisions(ctx.db, { questionId: itemId, language })
}

/** What `drawQuestions` makes of the questions that there are. */
export function choose<Q extends Drawn>(
  pools: readonly (readonly Q[])[],
  { draws, isShuffled }: { draws: readonly number[]; isShuffled: boolean },
  random: Random,
): Q[] {
  const drawn: Q[] = []
  for (const [index, pool] of pools.entries()) {
    const left = pool.filter(({ id }) => !drawn.some((one) => one.id === id))
    const chosen = new Set(shuffled(left, random).slice(0, draws[index] ?? 0))
    drawn.push(...left.filter((one) => chosen.has(one)))
  }
  return isShuffled ? shuffled(drawn, random) : drawn
}

/** Gives those whose choices are named an order of their own. */
export function mixChoices<Q extends Drawn>(
  drawn: readonly Q[],
  choices: ReadonlyMap<string, readonly string[]>,
  random: Random,
): (Q & { order: string[] })[] {
  return drawn.map((one) => ({ ...one, order: shuffled(choices.get(one.id) ?? [], random) }))
}

/** Places of a picture stand where they stand, and two sides of a truth read best as they were written. */
function isMixable({ form }: Drawn): boolean {
  return form !== 'point' && form !== 'truth'
}

/** Every order is as likely as every other. */
export function shuffled<T>(values: readonly T[], random: Random): T[] {
  const left = [...values]
  return values.map(() => left.splice(random(left.length), 1)).flat()
}
