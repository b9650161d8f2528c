import type { Problem } from '../errors.ts'

interface Limits {
  /** How many works run together. */
  atOnce: number
  /** How many wait behind them; more are refused. */
  mostWaiting: number
  refusal(): Problem
}

/** Lets a few costly works run at once, in the order in which they came. */
export function createQueue({
  atOnce,
  mostWaiting,
  refusal,
}: Limits): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw refusal()
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
