import type { Language } from '#platform/languages.ts'

const number = /\d+(?:[.,]\d+)?(?:\s?[-–]\s?\d+(?:[.,]\d+)?)?/.source
const share = /\s?(?:%|በመቶ|ፐርሰንት)/.source
const often = /(?:በቀን|በየቀኑ|በሳምንት|በየሳምንቱ|በወር|በየወሩ)/.source
const untilSo = /\s+(?:እስከ\s+)?/.source
const gained = /\s+(?:ትርፍ|ገቢ|ያግኙ|ያገኛሉ|ታገኛለህ|ያተርፋሉ|ያትርፉ)/.source

/** So much per cent in so short a time, whatever the number: no list of phrases can hold them all. */
const patterns: Record<Language, RegExp> = {
  en: new RegExp(
    String.raw`\b(?:earn|make|gain|win|get|receive|profits? of|returns? of|income of)\s+(?:up to\s+|at least\s+|over\s+)?${number}\s?(?:%|per ?cent)\s+(?:(?:profits?|returns?|interest|income)\s+)?(?:daily|weekly|monthly|(?:an?|per|every|each|in a)\s+(?:day|week|month))\b`,
    'giu',
  ),
  // Sources of expressions, not raw strings, in which the build cannot escape the letters.
  am: new RegExp(`(?:${often}${untilSo}${number}${share}|${number}${share}\\s+${often})${gained}`, 'gu'),
}

/** Profits by the day, the week or the month in a run of words. */
export function percentPromisesIn(words: string, language: Language): { start: number; end: number }[] {
  return [...words.matchAll(patterns[language])].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }))
}
