import type { PostSeries } from '#features/blogs/contract.ts'

/** The parts before and after a post; none when it is not among those that lists show. */
export function neighboursIn(series: PostSeries | null, id: string) {
  const items = series?.items ?? []
  const at = items.findIndex((one) => one.id === id)
  return { previous: items[at - 1] ?? null, next: (at >= 0 && items[at + 1]) || null }
}
