import type { WatchedPart } from './contract.ts'

/** Video that can be watched in one second. */
export const fastest = 2

export interface Watching {
  /** Percents of the video, from 0 to 99. */
  cells: ReadonlySet<number>
  /** Instant up to which time has been counted, in milliseconds. */
  countedTo: number
}

/**
 * What counts of the parts that a device says were watched: as much of it, from its beginning, as could have been watched since time
 * was last counted, at twice the speed. What is not taken counts when it is told again later. What counted before always counts.
 * @param about `now`: the server's clock; `lengthMs`: the length of the video
 */
export function countWatched(
  before: Watching,
  told: readonly WatchedPart[],
  { now, lengthMs }: { now: number; lengthMs: number },
): Watching {
  const fresh = [...cellsOf(told)].filter((cell) => !before.cells.has(cell))
  if (fresh.length === 0 || lengthMs <= 0) return before
  const cellMs = lengthMs / 100 / fastest
  const possible = Math.max(0, Math.floor((now - before.countedTo) / cellMs))
  const taken = fresh.slice(0, possible)
  if (taken.length === 0) return before
  const isAll = taken.length === fresh.length
  // Who was cut short keeps the rest of the time; who was not has let it pass.
  const countedTo = isAll ? now : before.countedTo + Math.ceil(taken.length * cellMs)
  return { cells: new Set([...before.cells, ...taken]), countedTo }
}

/** The percents that parts cover, in order. */
export function cellsOf(parts: readonly WatchedPart[]): Set<number> {
  const cells = parts.flatMap(([from, to]) =>
    Array.from({ length: Math.max(0, to - from) }, (_, step) => from + step),
  )
  return new Set(cells.filter((cell) => cell >= 0 && cell < 100).sort((one, other) => one - other))
}

export function partsOf(cells: ReadonlySet<number>): WatchedPart[] {
  const parts: WatchedPart[] = []
  for (const cell of [...cells].sort((one, other) => one - other)) {
    const last = parts.at(-1)
    if (last?.[1] === cell) last[1] = cell + 1
    else parts.push([cell, cell + 1])
  }
  return parts
}

/** As they are stored: `0-40 60-75`. */
export function wordsOf(parts: readonly WatchedPart[]): string {
  return parts.map(([from, to]) => `${from}-${to}`).join(' ')
}

export function readParts(words: string): WatchedPart[] {
  return words
    .split(' ')
    .filter(Boolean)
    .map((part) => {
      const [from = 0, to = 0] = part.split('-').map(Number)
      return [from, to]
    })
}
