import type { AskedAnswer } from './ask.ts'
import { kindOf, narrowAnswers, type Query } from './relevance.ts'

/*
 * What the figures say nothing of, so that nobody takes them for more than they are.
 */

/** What of a set is left out because only these kinds are searched. */
export function leftOutOf(queries: readonly Query[], searched: ReadonlySet<string>): string {
  const others = (query: Query) => query.expects.filter((item) => !searched.has(kindOf(item)))
  const kinds = new Set(queries.flatMap(others).map(kindOf))
  if (kinds.size === 0) return 'Left out: nothing.'
  const asked = narrowAnswers(queries, searched)
  const answers = queries.flatMap(others).length
  return `Left out: ${queries.length - asked.length} of ${queries.length} queries, which expect nothing else, and ${answers} expected answers in all, for search does not look into: ${[...kinds].sort().join(', ')}.`
}

/** How much of what one engine found is counted neither as right nor as wrong. */
export function passedOverOf(engine: string, answers: readonly AskedAnswer[]): string {
  const hits = answers.flatMap(({ passedOver }) => passedOver)
  const queries = answers.filter(({ passedOver }) => passedOver.length > 0)
  return `Passed over on ${engine}: ${hits.length} hits on ${new Set(hits).size} lessons that no query expects, for nobody has judged them, in the answers to ${queries.length} of ${answers.length} queries.`
}
