/** Whether a word of `words` begins with what was typed; letters of one sound count as one, in both scripts. */
export function beginsAWord(words: string, typed: string): boolean {
  const wanted = folded(typed)
  return folded(words)
    .split(/\s+/)
    .some((word) => word.startsWith(wanted))
}

/** Beginnings of rows of the Ethiopic block whose letters sound like those of another row: ሐ and ኀ like ሀ, ሠ like ሰ, ዐ like አ, ፀ like ጸ. */
const sameSound = new Map([
  [0x1210, 0x1200],
  [0x1280, 0x1200],
  [0x1220, 0x1230],
  [0x12d0, 0x12a0],
  [0x1340, 0x1338],
])

function folded(text: string): string {
  return [...text.normalize('NFC').toLowerCase()]
    .map((letter) => {
      const code = letter.codePointAt(0) ?? 0
      const row = sameSound.get(code & ~7)
      return row === undefined ? letter : String.fromCodePoint(row + (code & 7))
    })
    .join('')
}
