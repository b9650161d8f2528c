import { countEvent } from '#platform/database/rate-limits.ts'
import type { Context } from '#platform/server/context.ts'
import { hashOf } from './attempts.ts'
import { mailsToOneAddress } from './limits.ts'

/**
 * Whether one more mail may go to this mailbox in this hour. Asking is not refused, because the answer would tell whether
 * the address is known and a stranger could use it up; the mails sent before still work.
 */
export async function mayMail(ctx: Context, email: string): Promise<boolean> {
  const { most, seconds } = mailsToOneAddress
  const window = { now: ctx.now, milliseconds: seconds * 1000 }
  const { count } = await countEvent(ctx.db, `mailbox:${hashOf(email)}`, window)
  return count <= most * Math.max(1, ctx.config.rateLimitFactor)
}
