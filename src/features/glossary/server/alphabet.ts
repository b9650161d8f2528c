import type { Language } from '#platform/languages.ts'

/** What an index puts in order: a title in its own language. */
interface Titled {
  title: string
  language: Language
}

/** The letter of titles that begin with none, such as a number. */
const otherLetter = '#'

/**
 * Titles under their letters, in the alphabet of the reader's language: A to Z, or the families of the syllabary, in its order.
 * Letters of the other script come after those, titles without a letter last.
 */
export function byLetter<T extends Titled>(
  items: readonly T[],
  reader: Language,
): { letter: string; terms: T[] }[] {
  const letters = new Map<string, T[]>()
  for (const item of inAlphabet(items, reader)) {
    const letter = letterOf(item)
    letters.set(letter, [...(letters.get(letter) ?? []), item])
  }
  return [...letters].map(([letter, terms]) => ({ letter, terms }))
}

/** The same titles in a row. */
export function inAlphabet<T extends Titled>(items: readonly T[], reader: Language): T[] {
  return items
    .map((item) => ({ item, rank: rankOf(letterOf(item), reader), key: orderKey(item) }))
    .sort((one, other) => one.rank - other.rank || compareKeys(one.key, other.key))
    .map(({ item }) => item)
}

/** The letter under which a title stands: a Latin capital, the first order of an Ethiopic family, or `#`. */
export function letterOf(item: Titled): string {
  const [first = ''] = [...wordsOf(item).normalize('NFD')]
  if (isEthiopic(first)) return familyOf(first)
  return /^[a-z]$/i.test(first) ? first.toUpperCase() : otherLetter
}

function rankOf(letter: string, reader: Language): number {
  if (letter === otherLetter) return 2
  return isEthiopic(letter) === (reader === 'am') ? 0 : 1
}

/**
 * A title from the word on that it is looked up by. In English a leading article is passed over. In Amharic the "ye" (of)
 * that begins a title of several words is: "yewaga niret", the rise of prices, stands under its "wa". Of a title that is one word
 * nothing is ever cut, since the letter may be part of the word; what is added in brackets does not count as a word.
 */
function wordsOf({ title, language }: Titled): string {
  const bare = title.replace(/^[^\p{L}\p{N}]+/u, '')
  if (language === 'en') return bare.replace(/^(?:an?|the)\s+(?=\S)/i, '')
  const isSeveralWords = /\S\s+\S/.test(bare.replaceAll(/\([^)]*\)/g, ' ').trim())
  return isSeveralWords ? bare.replace(/^\u12e8(?=\p{L}{2})/u, '') : bare
}

function orderKey(item: Titled): string {
  return [...wordsOf(item).toLowerCase()]
    .map((letter) => (isEthiopic(letter) ? inFamily(letter) : letter))
    .join('')
}

const english = new Intl.Collator('en')

/** The syllabary stands in Unicode in its order; a collator would not need to know it. */
function compareKeys(one: string, other: string): number {
  if (isEthiopic(one) || isEthiopic(other)) return one < other ? -1 : Number(one > other)
  return english.compare(one, other)
}

function isEthiopic(text: string): boolean {
  return /^[\u1200-\u135a]/.test(text)
}

/** Families in whose middle Unicode has the signs with a rounded vowel. */
const rounded: ReadonlyMap<number, number> = new Map([
  [0x1248, 0x1240],
  [0x1258, 0x1250],
  [0x1288, 0x1280],
  [0x12b0, 0x12a8],
  [0x12c0, 0x12b8],
  [0x1310, 0x1308],
])

function familyOf(letter: string): string {
  return String.fromCodePoint(familyCode(letter))
}

function familyCode(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  const row = code - (code % 8)
  return rounded.get(row) ?? row
}

/** A letter with its family before it, so that one with a rounded vowel stands beside the others of its family. */
function inFamily(letter: string): string {
  return `${familyOf(letter)}${letter}`
}
