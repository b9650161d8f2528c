import type { Big } from 'big.js'
import { withPlainDigits } from '#platform/word-forms/digits.ts'
import { Exact, type Unit } from './calculator.ts'

/**
 * A number as somebody types it: Latin or Ethiopic digits, spaces, apostrophes, commas or points between thousands, a decimal point or
 * comma, a sign, and perhaps a unit before or behind. Where both stand in a number, the last one begins the decimals; a comma alone
 * before three digits parts thousands (but 0,125 is an eighth). A word behind it multiplies it: `5 ሺህ`, `1.5 million`, `50k`.
 * `unclear` for what is no number, or several, and where a word behind it neither multiplies nor names what the field counts.
 */
export function readDecimal(given: string, unit: Unit): Big | 'empty' | 'unclear' {
  if ([...given].some(isMeantOtherwise)) return 'unclear'
  const plain = withPlainDigits(given.normalize('NFKC'))
    .replaceAll(/[\u2212\u2012-\u2015]/g, '-')
    .trim()
  if (plain === '') return 'empty'
  const [, before = '', sign, digits, behind = ''] =
    /^([^\d.,+-]*)([+-]?)\s*((?:\d|[.,]\d)(?:[\d.,\s'\u2019]*\d)?)([^\d-]*)$/.exec(plain) ?? []
  if (sign === undefined || digits === undefined) return 'unclear'
  const number = withoutSeparators(digits)
  const times = multiplierIn(behind, unit)
  // A thousand before a number is added to it, or counts something else; the point of `Br.500` begins no decimals.
  const isLedAstray =
    wordsIn(before).some((word) => multipliers.has(word)) || /\p{L}[.,]/u.test(before + digits)
  if (number === undefined || times === undefined || isLedAstray) return 'unclear'
  return new Exact(`${sign === '-' ? '-' : ''}${number}`).times(times)
}

/** A raised, lowered, circled or otherwise dressed digit, which would become one of the number: `10²` is not 102. */
function isMeantOtherwise(sign: string): boolean {
  return !/[\d０-９]/.test(sign) && /\d/.test(sign.normalize('NFKC'))
}

const multipliers: ReadonlyMap<string, number> = new Map(
  [
    [100, 'መቶ hundred hundreds'],
    [1000, 'ሺ ሺህ ሺሕ ሽህ k thousand thousands'],
    [1_000_000, 'ሚሊዮን ሚሊየን ሚልዮን m mn mln mil million millions'],
    [1_000_000_000, 'ቢሊዮን ቢሊየን ቢልዮን bn billion billions'],
  ].flatMap(([times, words]) =>
    String(words)
      .split(' ')
      .map((word) => [word, Number(times)] as const),
  ),
)

const birr = 'ብር ብሮች birr birrs etb br ethiopian የኢትዮጵያ only ብቻ /= ='

/** What a figure is of one of: `57.5 birr per dollar`, `9% a year`. */
const perWords = 'per a'

/** What may stand behind a number in a field of each unit. */
const unitWords: Record<Unit, string> = {
  birr,
  rate: `${birr} / ${perWords} usd dollar dollars ዶላር eur euro ዩሮ`,
  percent: `% percent percents pct per cent በመቶ ከመቶ ፐርሰንት ${perWords} year annum በዓመት በአመት`,
  units: 'unit units share shares piece pieces አሃድ አሃዶች አክሲዮን አክሲዮኖች አክስዮን አክስዮኖች ድርሻ ድርሻዎች ፍሬ',
  days: 'day days ቀን ቀናት ቀኖች',
  years: 'year years yr yrs ዓመት ዓመታት ዓመቶች አመት አመታት አመቶች',
  times: 'time times x × loss losses ጊዜ ግዜ ኪሳራ ኪሳራዎች',
  count: `time times trade trades ጊዜ ግዜ ግብይት ግብይቶች ${perWords} year በዓመት በአመት`,
  multiple: 'time times x × ጊዜ ግዜ እጥፍ',
  foreign:
    '$ € £ ¥ us usd eur gbp aed sar cny chf jpy kwd inr dollar dollars euro euros pound pounds dirham dirhams riyal riyals yuan yen franc francs dinar dinars rupee rupees american የአሜሪካ ዶላር ዶላሮች ዩሮ ፓውንድ ድርሃም ሪያል ዩዋን የን ፍራንክ ዲናር ሩፒ',
}

/** Words in small letters, and signs that are more than punctuation. */
function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}]+|[%‰‱]|\p{S}/gu) ?? []
}

/** By how much the words behind a number multiply it: `መቶ ሺህ` by a hundred thousand, `በመቶ` by one; undefined where one is not known. */
function multiplierIn(behind: string, unit: Unit): number | undefined {
  const parted = behind.replaceAll(/(?<=[በከ])\s+(?=መቶ)/g, '').replaceAll(/(?<=\p{L})(?=ብር(?!\p{L}))/gu, ' ')
  const named = unitWords[unit].split(' ')
  let product = 1
  for (const word of wordsIn(parted)) {
    const times = multipliers.get(word) ?? (named.includes(word) ? 1 : undefined)
    if (times === undefined) return undefined
    product *= times
  }
  return product
}

const grouped = /^\d{1,3}(?:([,.\s'\u2019])\d{3})(?:\1\d{3})*$/

function withoutSeparators(digits: string): string | undefined {
  const [, begin = '', mark = '', end = ''] = /^(.*?)([.,]?)(\d*)$/.exec(digits) ?? []
  if (mark === '' || begin === '') return mark ? `0.${end}` : wholeOf(`${begin}${end}`)
  const isThousands = grouped.test(digits) && !digits.startsWith('0') && (mark === ',' || begin.includes('.'))
  if (isThousands) return digits.replaceAll(/\D/g, '')
  const before = wholeOf(begin)
  return before === undefined || begin.includes(mark) ? undefined : `${before}.${end}`
}

/** Digits without what parts their thousands; undefined where groups are not of three. */
function wholeOf(digits: string): string | undefined {
  if (/^\d*$/.test(digits)) return digits || '0'
  return grouped.test(digits) ? digits.replaceAll(/\D/g, '') : undefined
}
