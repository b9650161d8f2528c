import { setTimeout } from 'node:timers/promises'
import { newId } from '#platform/ids.ts'
import { holdLease, releaseLease } from '#platform/database/settings.ts'
import type { Context } from '#platform/server/context.ts'

const key = 'starter.lease'
/** Milliseconds without a word after which a holder counts as dead, and between two words. */
const silence = 20_000
const word = 4000
const pause = 250

/**
 * Does work that only one node may do at a time; the others wait until it is done or the one that does it has died. `isDone` is asked
 * before the work begins.
 */
export async function aloneAtStarter(
  ctx: Context,
  isDone: () => Promise<boolean>,
  work: () => Promise<void>,
): Promise<void> {
  const holder = newId()
  const began = performance.now()
  const hold = () => {
    const now = ctx.now + Math.round(performance.now() - began)
    return holdLease(ctx.db, { key, holder, now, expired: now - silence })
  }
  while (!(await hold())) {
    if (await isDone()) return
    await setTimeout(pause)
  }
  const timer = setInterval(
    () =>
      void hold().catch((error: unknown) =>
        ctx.log.warn({ err: error }, 'the loading of starter content was not noted'),
      ),
    word,
  )
  try {
    if (!(await isDone())) await work()
  } finally {
    clearInterval(timer)
    await releaseLease(ctx.db, { key, holder })
  }
}
