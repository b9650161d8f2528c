/** Homophone letters of Amharic: each series is read like the one it is folded onto. Offsets of the first order in Unicode's Ethiopic block. */
const homophones: readonly [from: number, to: number][] = [
  [0x1210, 0x1200],
  [0x1280, 0x1200],
  [0x12b8, 0x1200],
  [0x1220, 0x1230],
  [0x12d0, 0x12a0],
  [0x1340, 0x1338],
]

const orders = 7

/** Rounded letters that are read like a plain one: ቈ ቆ, ኰ ኮ, ጐ ጎ, ኈ ሆ, and ቍ ቁ, ኵ ኩ, ጕ ጉ, ኍ ሁ. */
const rounded = new Map(
  [
    [0x1248, 0x1240],
    [0x12b0, 0x12a8],
    [0x1310, 0x1308],
    [0x1288, 0x1200],
  ].flatMap(([from = 0, to = 0]) => [
    [from, String.fromCharCode(to + 6)] as const,
    [from + 5, String.fromCharCode(to + 1)] as const,
  ]),
)

const firstLetter = 0x1200
const lastLetter = 0x137f
/** The letters that are read like another one. */
const foldedLetters: ReadonlyMap<string, string> = new Map(
  Array.from({ length: lastLetter - firstLetter + 1 }, (_, at) => firstLetter + at).flatMap((code) => {
    const [letter, folded] = [String.fromCharCode(code), foldLetter(code)]
    return letter === folded ? [] : [[letter, folded] as const]
  }),
)
const foldable = new RegExp(`[${[...foldedLetters.keys()].join('')}]`, 'g')
const separators = /[^\p{L}\p{N}]+/gu
const isOneWord = /^[\p{L}\p{N}]*$/u

const isFolded = /^[a-z0-9]*$/
/** Signs that are not put together from others: those of ASCII and the Ethiopic letters. */
const isPlain = /^[\0-\x7f\u1200-\u135a]*$/

/** Text as searches compare it: lower case, without marks, homophone letters unified (ሀ/ሐ/ኀ/ኸ, ሰ/ሠ, አ/ዐ, ጸ/ፀ), one space between words. */
export function fold(text: string): string {
  if (isFolded.test(text)) return text
  const plain = (isPlain.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase()
  if (isFolded.test(plain)) return plain
  const folded = plain.replace(foldable, (letter) => foldedLetters.get(letter) ?? letter)
  return isOneWord.test(folded) ? folded : folded.replace(separators, ' ').trim()
}

function foldLetter(code: number): string {
  const series = homophones.find(([from]) => code >= from && code < from + orders)
  const unified = series ? code - series[0] + series[1] : code
  // ሃ is read like ሀ, and ኣ like አ.
  if (unified === 0x1203) return '\u1200'
  if (unified === 0x12a3) return '\u12a0'
  return rounded.get(unified) ?? String.fromCharCode(unified)
}
