import type { Match } from '#content/search/server/search-engine.ts'
import { fold } from '#content/search/server/folding.ts'
import { splitWords } from '#content/search/server/words.ts'
import type { Language } from '#platform/languages.ts'
import type { Likeness } from './likeness.ts'

/** What each part of an answer counts. A title outweighs everything that a text can bring. */
const weight = { title: 10, same: 5, whole: 4, exact: 2.5, folded: 2, rank: 2, language: 1.5 }

/**
 * The best edition of each item, best first: exact before folded before loose, title before text, texts in the reader's language
 * before the other when they answer alike.
 */
export function rankMatches(
  matches: readonly Match[],
  { likeness, language, query }: { likeness: Likeness; language: Language; query: string },
): Match[] {
  const mostRank = Math.max(...matches.map((match) => match.rank), Number.MIN_VALUE)
  const whole = fold(query)
  const scored = matches.map((match) => ({
    match,
    score:
      titleScore(match.title, likeness) +
      (fold(match.title) === whole ? weight.same : 0) +
      (match.isExact ? weight.exact : match.isFolded ? weight.folded : 0) +
      (weight.rank * match.rank) / mostRank +
      (match.language === language ? weight.language : 0),
  }))
  scored.sort((one, other) => other.score - one.score || one.match.id - other.match.id)
  const items = new Set<string>()
  return scored
    .filter(({ match }) => !items.has(match.itemId) && items.add(match.itemId))
    .map(({ match }) => match)
}

/** How well a title answers every wanted word, and how much of it is the answer. */
function titleScore(title: string, likeness: Likeness): number {
  const words = splitWords(title).map((word) => likeness(word.text))
  const wanted = words[0]?.length ?? 0
  if (wanted === 0) return 0
  let found = 0
  for (let index = 0; index < wanted; index++) found += Math.max(...words.map((each) => each[index] ?? 0))
  const matching = words.filter((each) => each.some((value) => value > 0)).length
  return (weight.title * found) / wanted + (weight.whole * matching) / words.length
}
