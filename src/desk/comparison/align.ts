/** The most cells of a table that two sequences are compared in; beyond it they count as different in between. */
const mostCells = 4_000_000

/** Pairs of indexes at which both sequences are equal, as many as can stand in order. */
export function align(before: readonly string[], after: readonly string[]): [number, number][] {
  const shortest = Math.min(before.length, after.length)
  let start = 0
  while (start < shortest && before[start] === after[start]) start++
  let end = 0
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end++
  const inner = alignWhole(before.slice(start, before.length - end), after.slice(start, after.length - end))
  return [
    ...Array.from({ length: start }, (_, index): [number, number] => [index, index]),
    ...inner.map(([one, other]): [number, number] => [one + start, other + start]),
    ...Array.from({ length: end }, (_, index): [number, number] => [
      before.length - end + index,
      after.length - end + index,
    ]),
  ]
}

/** The longest common subsequence, by the table of its lengths. */
function alignWhole(before: readonly string[], after: readonly string[]): [number, number][] {
  const width = after.length + 1
  if (before.length * width > mostCells) return []
  const lengths = new Uint32Array((before.length + 1) * width)
  const at = (one: number, other: number) => lengths[one * width + other] ?? 0
  for (let one = before.length - 1; one >= 0; one--) {
    for (let other = after.length - 1; other >= 0; other--) {
      lengths[one * width + other] =
        before[one] === after[other]
          ? at(one + 1, other + 1) + 1
          : Math.max(at(one + 1, other), at(one, other + 1))
    }
  }
  const pairs: [number, number][] = []
  let [one, other] = [0, 0]
  while (one < before.length && other < after.length) {
    if (before[one] === after[other]) pairs.push([one++, other++])
    else if (at(one + 1, other) >= at(one, other + 1)) one++
    else other++
  }
  return pairs
}
