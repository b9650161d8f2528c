import type { Phrase } from './phrases.ts'

/** How well a title of these folded words answers each wanted word, 0 to 1. */
export type TitleLikeness = (words: readonly string[]) => number[]

/** What stands for several words, or for one in several, answers in a title only as far as all its parts stand there. */
export function createTitleLikeness(phrases: readonly Phrase[], count: number): TitleLikeness {
  const places = new Map<string, { phrase: number; part: number; likeness: number }[]>()
  for (const [phrase, { parts }] of phrases.entries())
    for (const [part, { words }] of parts.entries())
      for (const { word, likeness } of words.values()) {
        const known = places.get(word)
        if (known) known.push({ phrase, part, likeness })
        else places.set(word, [{ phrase, part, likeness }])
      }
  return (words) => {
    const found = new Map<number, number[]>()
    for (const word of words)
      for (const { phrase, part, likeness } of places.get(word) ?? []) {
        const parts = found.get(phrase) ?? []
        parts[part] = Math.max(parts[part] ?? 0, likeness)
        found.set(phrase, parts)
      }
    const values = Array.from({ length: count }, () => 0)
    for (const [index, parts] of found) {
      const phrase = phrases[index]
      if (!phrase) continue
      const value = (phrase.worth * parts.reduce((sum, one) => sum + one, 0)) / phrase.parts.length
      const share = Object.keys(parts).length / phrase.parts.length
      for (let at = phrase.from; at < phrase.to; at++) values[at] = Math.max(values[at] ?? 0, value * share)
    }
    return values
  }
}
