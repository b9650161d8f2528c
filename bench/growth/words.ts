import type { Language } from '#platform/languages.ts'

const syllables: Record<Language, readonly string[]> = {
  en: 'ba ce di fo gu ha je ki lo mu na pe ri so tu va we yi zo dra ste bri'.split(' '),
  am: 'በ ሲ ዳ ፎ ጉ ሀ ጄ ኪ ሎ ሙ ና ፔ ሪ ሶ ቱ ቫ ዌ ዪ ዞ ደ ስ ብ'.split(' '),
}

/** Distinct words of a language; a text uses the first ones much more often than the last. */
const vocabularySize = 4_000

/** Words that stand in exactly three items of a site, however large it is. */
const rareWords: Record<Language, string> = { en: 'kuriftu', am: 'ኩሪፍቱ' }
const rareAt = new Set([7, 33, 74])

/** Words that stand in every twentieth item. */
const commonWords: Record<Language, string> = { en: 'entoto', am: 'እንጦጦ' }

export function isRare(number: number): boolean {
  return rareAt.has(number)
}

export function rareWord(language: Language): string {
  return rareWords[language]
}

export function commonWord(language: Language): string {
  return commonWords[language]
}

/** A title of four words and the number, the same for the same number. */
export function titleOf(language: Language, number: number): string {
  return [...wordsFrom(language, number * 7919, 4), number].join(' ')
}

/** Paragraphs of sixty words each, the same for the same number. */
export function paragraphs(language: Language, number: number, count: number): string[] {
  return Array.from({ length: count }, (_, paragraph) => {
    const words = wordsFrom(language, number * 104_729 + paragraph * 611_953, 60)
    if (paragraph === 0 && isRare(number)) words.push(rareWords[language])
    if (paragraph === 0 && number % 20 === 0) words.push(commonWords[language])
    return words.join(' ')
  })
}

/** Words as they are spread in a language: the one in place n about 1/n as often as the first (Zipf). */
function wordsFrom(language: Language, seed: number, count: number): string[] {
  let state = (seed * 2_654_435_761 + 1) >>> 0
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const place = Math.floor(vocabularySize ** (state / 2 ** 32)) - 1
    return wordAt(language, place)
  })
}

function wordAt(language: Language, place: number): string {
  const parts = syllables[language]
  const many = parts.length
  return [
    place % many,
    Math.floor(place / many) % many,
    (place * 7) % many,
    Math.floor(place / many / many) % many,
  ]
    .map((at) => parts[at] ?? '')
    .join('')
}
