import { most } from './engine/types.ts'

/** Between what an exercise may lie. Money in santim, prices in ticks, bars counted from 1 in the series. */
export const limits = {
  cash: 1_000_000_000_000,
  feeFixed: 10_000_000,
  feePerMille: 100,
  spread: 100_000,
  /** Bars that are known at the start, and those that are played. */
  leastKnown: 5,
  mostKnown: 500,
  leastHidden: 10,
} as const

/** Where the bars that nobody sees begin, unless an editor says so: a third of them is known. */
function usualHiddenFrom(first: number, last: number): number {
  return first + Math.floor((last - first) / 3)
}

/** Which bars of a series of this length an exercise has, counted from 1, where its editor has not said all of it. */
export function partOf(
  wanted: { firstBar?: number | undefined; lastBar?: number | undefined; hiddenFrom?: number | undefined },
  length: number,
) {
  const first = wanted.firstBar ?? 1
  const last = wanted.lastBar ?? Math.min(length, first + most.bars - 1)
  return { first, last, hiddenFrom: wanted.hiddenFrom ?? usualHiddenFrom(first, last) }
}

/** How long a bar is looked at before the next one, in seconds: some longer, most of them not at all. */
const secondsABar = 4

/** Whole minutes that so many bars to play take. */
export function minutesToPlay(bars: number): number {
  return Math.max(1, Math.round((bars * secondsABar) / 60))
}

/** What an exercise has where its editor says nothing. */
export const usual = { cash: 10_000_000, feeFixed: 0, feePerMille: 0, spread: 0 } as const
