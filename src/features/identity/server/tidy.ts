import type { Context } from '#platform/server/context.ts'
import { deleteApiTokensOver } from './api-tokens/api-token-store.ts'
import { deleteOldAttempts } from './limits/attempt-store.ts'
import { deleteEndedSessions } from './sessions/session-store.ts'
import { deleteExpiredTokens } from './tokens/token-store.ts'

const day = 24 * 3_600_000

/** Removes sessions, links and waiting times that are over, and tokens that were over a month ago. */
export async function tidyIdentity(ctx: Context): Promise<void> {
  await deleteEndedSessions(ctx.db, ctx.now)
  await deleteExpiredTokens(ctx.db, ctx.now)
  await deleteApiTokensOver(ctx.db, ctx.now - 30 * day)
  await deleteOldAttempts(ctx.db, ctx.now - day)
}
