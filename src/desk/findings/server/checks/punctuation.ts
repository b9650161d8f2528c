import type { Finding, FindingCode } from '../../contract.ts'
import { around, findingAt, partsOf, type Part } from './parts.ts'
import type { Check } from './subject.ts'

/** Signs of one script in sentences of the other, and Ethiopic signs put together from others. */
export const checkPunctuation: Check = ({ language, text }) =>
  partsOf(text).flatMap((part) => {
    const rules = language === 'am' ? amharicRules : englishRules
    return rules.flatMap((rule) => findAll(part, rule))
  })

interface Rule {
  code: FindingCode
  /** The first group is the sign that is meant. */
  pattern: RegExp
  /** The sign that belongs there. */
  better: string
  /** Looks closer at what the pattern finds. */
  isMeant?: (words: string, index: number) => boolean
}

/** A letter of the syllabary; the signs and numerals of the block are none. */
const letter = '[\\u1200-\\u135A\\u1380-\\u138F\\u2D80-\\u2DDE]'
const anyLetter = new RegExp(letter, 'u')
/** After a sign that ends a sentence or a part of it: a space, the end, or a closing mark. */
const end = '(?=\\s|$|[)»”"’\\]])'

const amharicRules: Rule[] = [
  { code: 'punctuation.wordspaces', pattern: new RegExp(`(?<=${letter}\\s?)(፡\\s?፡|::)`, 'gu'), better: '።' },
  {
    code: 'punctuation.stop',
    pattern: new RegExp(`(?<=${letter}[)»”"]?)(\\.)${end}`, 'gu'),
    better: '።',
    isMeant: (words, index) => !isAbbreviation(words.slice(Math.max(0, index - longestWord), index)),
  },
  { code: 'punctuation.comma', pattern: new RegExp(`(?<=${letter}[)»”"]?)(,)${end}`, 'gu'), better: '፣' },
  { code: 'punctuation.semicolon', pattern: new RegExp(`(?<=${letter}[)»”"]?)(;)${end}`, 'gu'), better: '፤' },
  { code: 'punctuation.colon', pattern: new RegExp(`(?<=${letter}[)»”"]?)(:)${end}`, 'gu'), better: '፦' },
  { code: 'punctuation.space_before', pattern: /(?<=\S)(\s+)(?=[።፣፤፥፦፧፨])/gu, better: '' },
  {
    code: 'punctuation.quotes',
    pattern: /("[^"\n]{1,400}")/gu,
    isMeant: (words, index) => anyLetter.test(words.slice(index, index + 400).split('"')[1] ?? ''),
    better: '« »',
  },
]

const englishRules: Rule[] = [
  {
    code: 'punctuation.ethiopic_in_english',
    pattern: new RegExp(`(?<!${letter}[)»”"]?\\s?)([፡።፣፤፥፦፧፨]+)`, 'gu'),
    better: '',
  },
]

const longestWord = 40

/** One letter before a stop, or a stop within the word: ዓ.ም. */
function isAbbreviation(before: string): boolean {
  const word = /\S*$/.exec(before)?.[0].replace(/[)»”"]+$/, '') ?? ''
  return word.includes('.') || [...word].length < 2
}

function findAll(part: Part, rule: Rule): Finding[] {
  const { code, better } = rule
  return matchesOf(part.words, rule).map(({ 0: sign, index }) => {
    const range = { start: index, end: index + sign.length }
    return findingAt(part, range, {
      code,
      quote: around(part.words, range),
      values: { sign: sign.trim(), better },
    })
  })
}

function matchesOf(words: string, { pattern, isMeant }: Rule): RegExpExecArray[] {
  return [...words.matchAll(pattern)].filter(({ index }) => isMeant?.(words, index) ?? true)
}

/** Signs that do not belong into Amharic words, each with the words around it. */
export function wrongSignsIn(words: string): string[] {
  return amharicRules.flatMap((rule) =>
    matchesOf(words, rule).map(({ 0: sign, index }) =>
      around(words, { start: index, end: index + sign.length }),
    ),
  )
}
