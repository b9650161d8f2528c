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

/** Text as searches compare it: lower case, without marks, homophone letters unified (ሀ/ሐ/ኀ/ኸ, ሰ/ሠ, አ/ዐ, ጸ/ፀ), one space between words. */
export function fold(text: string): string {
  if (/^[a-z0-9]*$/.test(text)) return text
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  let folded = ''
  for (const character of plain) folded += foldLetter(character)
  return folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

function foldLetter(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x1200 || code > 0x137f) return letter
  const series = homophones.find(([from]) => code >= from && code < from + orders)
  const unified = series ? code - series[0] + series[1] : code
  // ሃ is read like ሀ, and ኣ like አ.
  if (unified === 0x1203) return '\u1200'
  if (unified === 0x12a3) return '\u12a0'
  const plain = rounded.get(unified)
  if (plain) return plain
  return String.fromCodePoint(unified)
}
