/** Between which two lessons most members stop: the index of the earlier one, or null when as many do each lesson as the one before. */
export function findBiggestFall(doneCounts: readonly number[]): { at: number; lost: number } | null {
  const falls = doneCounts.slice(1).map((count, at) => ({ at, lost: (doneCounts[at] ?? 0) - count }))
  const [biggest] = falls.toSorted((one, other) => other.lost - one.lost)
  return biggest && biggest.lost > 0 ? biggest : null
}
