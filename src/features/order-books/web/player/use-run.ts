import { useEffect, useState } from 'react'
import type { LogEntry, PlayableMarket, Wish } from '../../contract.ts'
import { nextEventAt, openMarket, order, step, type Refusal } from '../../engine/market.ts'
import { isFault, replay } from '../../engine/run.ts'
import type { Market } from '../../engine/state.ts'
import { useOwnTrace } from '#platform/web/own-trace.ts'
import { keepRun, keyOf, type KeptRun, type Runner } from './kept-run.ts'

export const speeds = [1, 4, 16] as const
type Speed = (typeof speeds)[number]

/** The market is changed where it stands; a new object around it says that it was. */
interface Live {
  market: Market
  run: KeptRun
}

/** Why an order is not taken; `elsewhere`: another tab went on with the run. */
export type Refused = Refusal | 'elsewhere'

/** Screens need no more pictures of a market than these, in milliseconds. */
const shortestWait = 80

/** One run of a market: it goes on by itself or event by event, and this device keeps it; in one tab, the one that went on last. */
export function useRun(runner: Runner, { settings, revisionKey }: PlayableMarket, kept: KeptRun) {
  const [live, setLive] = useState<Live>(() => resumed({ ...settings, seed: kept.seed }, kept))
  const [isRunning, setRunning] = useState(false)
  const [speed, setSpeed] = useState<Speed>(1)
  const trace = useOwnTrace(keyOf(runner))
  const { market, run } = live

  const change = (more: Partial<KeptRun> = {}) => {
    const next = { ...run, ...more, events: market.events }
    keepRun(runner, revisionKey, next)
    trace.note()
    setLive({ market, run: next })
  }
  const goOn = (until: number) => {
    if (!trace.isOurs()) return setRunning(false)
    for (let due = nextEventAt(market); due !== null && due <= until; due = nextEventAt(market)) step(market)
    change()
  }

  useEffect(() => {
    const due = nextEventAt(market)
    if (!isRunning || due === null) return
    const wait = Math.max((due - market.at) / speed, shortestWait)
    const timer = setTimeout(() => goOn(Math.max(due, market.at + wait * speed)), wait)
    return () => clearTimeout(timer)
    // Each event makes a new object, which is what to wait anew for.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [live, isRunning, speed])

  return {
    market,
    run,
    isRunning: isRunning && market.phase !== 'over',
    isElsewhere: trace.isElsewhere,
    speed,
    setSpeed,
    setRunning,
    goStep: () => goOn(nextEventAt(market) ?? 0),
    goToEnd: () => goOn(Number.POSITIVE_INFINITY),
    /** Answers why not, where it is not taken. */
    send(wish: Wish): Refused | null {
      if (!trace.isOurs()) return 'elsewhere'
      const entry: LogEntry = { at: market.events, ...wish }
      const refusal = order(market, entry)
      if (!refusal) change({ log: [...run.log, entry] })
      return refusal
    },
    noteChecked() {
      if (trace.isOurs()) change({ isChecked: true })
    },
  }
}

export type Run = ReturnType<typeof useRun>

/** The market as it was left; from its beginning where what was kept cannot be played. */
function resumed(settings: PlayableMarket['settings'], kept: KeptRun): Live {
  const market = replay(settings, kept.log, kept.events)
  if (!isFault(market)) return { market, run: kept }
  return { market: openMarket(settings), run: { ...kept, log: [], events: 0, isChecked: false } }
}
