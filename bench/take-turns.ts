/**
 * The median milliseconds of each work, of which one turn after the other is taken, so that whatever else the machine does falls on
 * all of them. The first turns, whose numbers are below zero, warm up and do not count.
 */
export async function takeTurns(
  works: readonly ((turn: number) => Promise<number>)[],
  { rounds, warmUp }: { rounds: number; warmUp: number },
): Promise<number[]> {
  const times = works.map((): number[] => [])
  for (let turn = -warmUp; turn < rounds; turn++) {
    for (const [at, work] of works.entries()) {
      const took = await work(turn)
      if (turn >= 0) times[at]?.push(took)
    }
  }
  return times.map(median)
}

/** How long it took, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/** The smallest value than which no more than this share is smaller. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Two digits after the point, for tables. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
