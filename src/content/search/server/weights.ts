import { foldedWords } from '#platform/word-forms/words.ts'

/** The parts of a text in which words are looked for, and how often a word of each counts. */
export interface TextFields {
  title: string
  /** What it is called besides. */
  names: readonly string[]
  /** What texts do not call it: readers who look for that find the text, and are not shown the word. */
  rejected: string
  excerpt: string
  body: string
}

const worth = { title: 6, names: 3, excerpt: 2, body: 1 } as const

/** A text of so many words is of common length; in a longer one each word says less. */
const commonLength = 400
/** How soon more of the same word says nothing new. */
const saturation = 1.3
const mostWeight = 1000
/** What a word of the title is kept with besides: a title counts for about as much as all that a text can say. */
const titled = 1000

/** What each folded word of a text says about it, 1 to 1000: often, in a title, and in a short text says more. A word of the title has 1000 more, so that those stand first. */
export function weighWords({ title, names, rejected, excerpt, body }: TextFields): Map<string, number> {
  const counts = new Map<string, number>()
  const bodyWords = foldedWords(`${body}\n${rejected}`)
  const count = (words: readonly string[], worth: number) => {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + worth)
  }
  const ofTitle = foldedWords(title)
  const isTitled = new Set(ofTitle)
  count(ofTitle, worth.title)
  count(names.flatMap(foldedWords), worth.names)
  count(foldedWords(excerpt), worth.excerpt)
  count(bodyWords, worth.body)
  const resistance = saturation * (0.6 + (0.4 * bodyWords.length) / commonLength)
  return new Map(
    [...counts].map(([word, worth]) => [
      word,
      Math.max(1, Math.round((mostWeight * worth) / (worth + resistance))) +
        (isTitled.has(word) ? titled : 0),
    ]),
  )
}

/** How much a word says about a text, 0 to 1, wherever it stands there. */
export function shareOf(weight: number): number {
  return (weight > mostWeight ? weight - titled : weight) / mostWeight
}
