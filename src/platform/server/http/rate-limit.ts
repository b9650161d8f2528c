import { countEvent } from '../../database/rate-limits.ts'
import { tooMany } from '../../errors.ts'
import type { Context } from '../context.ts'

export interface Limit {
  /** Events allowed in the window, before `RATE_LIMIT_FACTOR`. */
  most: number
  seconds: number
}

/**
 * Counts this request under `name` and `subject` (an account or an address) and refuses it past the limit.
 * @throws 429 with `Retry-After`
 */
export async function limitRequests(
  ctx: Context,
  name: string,
  rule: Limit & { subject: string },
): Promise<void> {
  const window = { now: ctx.now, milliseconds: rule.seconds * 1000 }
  const { count, endsAt } = await countEvent(ctx.db, `${name}:${rule.subject}`, window)
  if (count > rule.most * ctx.config.rateLimitFactor)
    throw tooMany(Math.max(1, Math.ceil((endsAt - ctx.now) / 1000)))
}
