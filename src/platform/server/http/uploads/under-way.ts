import { userOf } from '../../../actor.ts'
import { tooMany } from '../../../errors.ts'
import type { Config } from '../../config.ts'
import type { Context } from '../../context.ts'

/** Uploads of one account that are received or read at once on a node; pages send one after another. Each is bounded by its own most bytes. */
export const mostUnderWay = 8
/** Seconds. */
const retryAfter = 5

/** Of each running site, by its configuration, how many an account has under way. */
const countsOf = new WeakMap<Config, Map<string, number>>()

/**
 * Takes in an upload while it counts as under way. Asked before anything of its body is read, because what arrives slowly lies on
 * the disk long before it is whole.
 * @throws 429 with `Retry-After` when the account has `mostUnderWay` of them
 */
export async function whileUnderWay<T>({ actor, config }: Context, work: () => Promise<T>): Promise<T> {
  const { uid } = userOf(actor)
  const counts = countsOf.get(config) ?? new Map<string, number>()
  countsOf.set(config, counts)
  const count = counts.get(uid) ?? 0
  if (count >= mostUnderWay) throw tooMany(retryAfter)
  counts.set(uid, count + 1)
  try {
    return await work()
  } finally {
    const left = (counts.get(uid) ?? 1) - 1
    if (left > 0) counts.set(uid, left)
    else counts.delete(uid)
  }
}
