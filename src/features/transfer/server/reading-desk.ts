import { invalid, unavailable } from '#platform/errors.ts'
import { createQueue } from '#platform/server/queue.ts'
import { createSideThread, LostThread } from '#platform/server/side-thread.ts'
import { fromLines } from './lines.ts'
import type { Lines, Orders } from './readers.ts'

/**
 * What reading one file may take: several times what the largest ones need, also on a busy machine. A thread that read one holds much memory, so it goes as
 * soon as nothing follows.
 */
const limits = { patience: 600_000, idle: 5000, memory: 768 }

type Order = { [What in keyof Orders]: { what: What; order: Orders[What] } }[keyof Orders]

const read = createSideThread<Order>('import-worker', import.meta.url, limits)
const inTurn = createQueue({ atOnce: 1, mostWaiting: 5, refusal: () => unavailable('server.busy', 30) })

/**
 * Has a file read outside of the thread that answers requests, one at a time.
 * @throws 422 `file: import.too_heavy` for one that takes too much memory or time, 503 when too many are waiting or the thread died
 */
export async function orderReading<What extends keyof Orders>(
  what: What,
  order: Orders[What],
): Promise<AsyncGenerator<Lines[What]>> {
  // The name and what belongs to it come together.
  const bytes = await inTurn(() => read({ what, order } as Order).catch(refuseLost))
  return fromLines<Lines[What]>(bytes)
}

function refuseLost(error: unknown): never {
  if (!(error instanceof LostThread)) throw error
  throw error.reason === 'ended' ? unavailable('server.busy', 5) : invalid({ file: 'import.too_heavy' })
}
