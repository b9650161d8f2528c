import { availableParallelism } from 'node:os'
import { unavailable } from '#platform/errors.ts'

const mostWaiting = 50

/**
 * Lets as many costly works run at once as there are processor cores but one, which is left for pages, and 50 wait; more are
 * refused at once, so that a flood of sign-ins costs the attacker answers and not the readers their pages.
 */
export function createQueue(
  atOnce = Math.max(1, availableParallelism() - 1),
): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw unavailable('server.busy', 3)
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
