import type { Language } from '#platform/languages.ts'

const number = String.raw`\d+(?:[.,]\d+)?(?:\s?[-–]\s?\d+(?:[.,]\d+)?)?`

/** So much per cent in so short a time, whatever the number: no list of phrases can hold them all. */
const patterns: Record<Language, RegExp> = {
  en: new RegExp(
    String.raw`\b(?:earn|make|gain|win|get|receive|profits? of|returns? of|income of)\s+(?:up to\s+|at least\s+|over\s+)?${number}\s?(?:%|per ?cent)\s+(?:(?:profits?|returns?|interest|income)\s+)?(?:daily|weekly|monthly|(?:an?|per|every|each|in a)\s+(?:day|week|month))\b`,
    'giu',
  ),
  am: new RegExp(
    String.raw`(?:(?:በቀን|በየቀኑ|በሳምንት|በየሳምንቱ|በወር|በየወሩ)\s+(?:እስከ\s+)?${number}\s?(?:%|በመቶ|ፐርሰንት)|${number}\s?(?:%|በመቶ|ፐርሰንት)\s+(?:በቀን|በየቀኑ|በሳምንት|በየሳምንቱ|በወር|በየወሩ))\s+(?:ትርፍ|ገቢ|ያግኙ|ያገኛሉ|ታገኛለህ|ያተርፋሉ|ያትርፉ)`,
    'gu',
  ),
}

/** Profits by the day, the week or the month in a run of words. */
export function percentPromisesIn(words: string, language: Language): { start: number; end: number }[] {
  return [...words.matchAll(patterns[language])].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }))
}
