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

/** Text as searches compare it: lower case, without marks, homophone letters unified (ሀ/ሐ/ኀ/ኸ, ሰ/ሠ, አ/ዐ, ጸ/ፀ), one space between words. */
export function fold(text: string): string {
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
  return String.fromCodePoint(unified)
}
