import type { Trade } from '../contract.ts'
import { meanOf, wilson, type Range } from './intervals.ts'
import { resultOf, type TradeResult } from './result.ts'

/** How much so few trades say. */
type Sureness = 'nothing' | 'little' | 'some' | 'more'

/** What a group of closed trades comes to. Shares in thousandths, R in thousandths. */
export interface Summary {
  count: number
  losses: number
  wins: number
  /** Closed without loss or profit. */
  even: number
  winShare: (Range & { share: number }) | null
  /** Trades that had a stop, so that their R is known. */
  withR: number
  expectancy: { mean: number; range: Range | null } | null
  sureness: Sureness
}

export interface Statistics extends Summary {
  open: number
  /** The longest run of losses one after the other. */
  worstRun: number
  /** The deepest fall of the sum of R from its height before; of trades whose R is known. */
  drawdown: number
  byTag: { tag: string; summary: Summary }[]
  /** 0 is Sunday; days on which nothing was entered are left out. */
  byWeekday: { weekday: number; summary: Summary }[]
}

interface Closed {
  trade: Trade
  result: TradeResult
}

/** Statistics of a journal: of the closed trades in the order in which they were closed. */
export function statisticsOf(trades: readonly Trade[]): Statistics {
  const closed = trades
    .flatMap((trade): Closed[] => {
      const result = resultOf(trade.fields)
      return result ? [{ trade, result }] : []
    })
    .sort((one, other) => compare(orderOf(one.trade), orderOf(other.trade)))
  return {
    ...summaryOf(closed),
    open: trades.length - closed.length,
    worstRun: longestLosses(closed.map(({ result }) => result.sign)),
    drawdown: deepestFall(multiplesOf(closed)),
    byTag: groupsOf(closed, ({ fields }) => fields.tags)
      .map(([tag, group]) => ({ tag, summary: summaryOf(group) }))
      .sort((one, other) => other.summary.count - one.summary.count || compare(one.tag, other.tag)),
    byWeekday: groupsOf(closed, ({ fields }) => (fields.enteredOn ? [weekdayOf(fields.enteredOn)] : []))
      .map(([weekday, group]) => ({ weekday, summary: summaryOf(group) }))
      .sort((one, other) => one.weekday - other.weekday),
  }
}

/** The most losses that follow each other directly. */
export function longestLosses(signs: readonly number[]): number {
  let [run, longest] = [0, 0]
  for (const sign of signs) {
    run = sign < 0 ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

/** The deepest fall of a running sum below the highest that it had been, from 0 on. */
export function deepestFall(values: readonly number[]): number {
  let [sum, top, deepest] = [0, 0, 0]
  for (const value of values) {
    sum += value
    top = Math.max(top, sum)
    deepest = Math.max(deepest, top - sum)
  }
  return deepest
}

function surenessOf(count: number): Sureness {
  if (count === 0) return 'nothing'
  if (count < 30) return 'little'
  return count < 100 ? 'some' : 'more'
}

function summaryOf(closed: readonly Closed[]): Summary {
  const count = closed.length
  const wins = closed.filter(({ result }) => result.sign > 0).length
  const losses = closed.filter(({ result }) => result.sign < 0).length
  const multiples = multiplesOf(closed)
  return {
    count,
    losses,
    wins,
    even: count - wins - losses,
    winShare: count === 0 ? null : { share: Math.round((wins / count) * 1000), ...wilson(wins, count) },
    withR: multiples.length,
    expectancy: meanOf(multiples),
    sureness: surenessOf(count),
  }
}

function multiplesOf(closed: readonly Closed[]): number[] {
  return closed.flatMap(({ result }) => (result.milliR === null ? [] : [result.milliR]))
}

function groupsOf<Key>(
  closed: readonly Closed[],
  keysOf: (trade: Trade) => readonly Key[],
): [Key, Closed[]][] {
  const groups = new Map<Key, Closed[]>()
  for (const one of closed)
    for (const key of new Set(keysOf(one.trade))) groups.set(key, [...(groups.get(key) ?? []), one])
  return [...groups]
}

/** The civil day on which a trade was closed, and then when it was written down. */
function orderOf({ fields, createdAt, id }: Trade): string {
  const last = fields.exits
    .map(({ on }) => on ?? '')
    .toSorted()
    .at(-1)
  return `${last || (fields.enteredOn ?? '')} ${String(createdAt).padStart(16, '0')} ${id}`
}

function weekdayOf(day: string): number {
  return new Date(`${day.slice(0, 10)}T12:00:00Z`).getUTCDay()
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
