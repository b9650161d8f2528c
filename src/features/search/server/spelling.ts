/** A word shorter than this is too often one letter away from another. */
const shortest = 4
const longest = 30
const most = 3

/** Whether a word of a query is worth a guess: Latin letters only, and long enough. */
export function mayBeMistyped(word: string): boolean {
  return word.length >= shortest && word.length <= longest && /^[a-z]+$/.test(word)
}

/** The known words that a mistyped one most likely was: one slip away, two in words of eight letters and more. */
export function closestWords(word: string, known: readonly string[]): string[] {
  const allowed = word.length >= 8 ? 2 : 1
  const near = known
    .map((one) => ({ one, slips: slipsBetween(word, one, allowed) }))
    .filter(({ slips }) => slips <= allowed)
    .sort((one, other) => one.slips - other.slips)
  return near
    .filter(({ slips }) => slips === near[0]?.slips)
    .slice(0, most)
    .map(({ one }) => one)
}

/** How many slips a mistyped word is away from a known one; 9 when it is more than likely. */
export function slipsAway(word: string, known: string): number {
  if (!mayBeMistyped(word)) return 9
  const allowed = word.length >= 8 ? 2 : 1
  const slips = slipsBetween(word, known, allowed)
  return slips <= allowed ? slips : 9
}

/** Letters to add, drop, change or swap with their neighbour (optimal string alignment); more than `allowed` when there are more. */
export function slipsBetween(word: string, other: string, allowed: number): number {
  if (Math.abs(word.length - other.length) > allowed) return allowed + 1
  let before: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= word.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = word[row - 1] === other[column - 1]
      const isSwap =
        row > 1 && column > 1 && word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1]
      current.push(
        Math.min(
          (above[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (above[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (before[column - 2] ?? 0) + 1 : Infinity,
        ),
      )
    }
    ;[before, above] = [above, current]
  }
  return above[other.length] ?? 0
}
