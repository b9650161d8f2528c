import { availableParallelism } from 'node:os'
import { unavailable } from '#platform/errors.ts'
import { createQueue } from '#platform/server/queue.ts'

/**
 * Lets as many costly works run at once as there are processor cores but one, which is left for pages, and 50 wait; more are
 * refused at once, so that a flood of sign-ins costs the attacker answers and not the readers their pages.
 */
export function createHashQueue() {
  const atOnce = Math.max(1, availableParallelism() - 1)
  return createQueue({ atOnce, mostWaiting: 50, refusal: () => unavailable('server.busy', 3) })
}
