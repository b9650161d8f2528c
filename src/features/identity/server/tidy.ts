import type { Context } from '#platform/server/context.ts'
import { deleteApiTokensOver } from './api-tokens/api-token-store.ts'
import { deleteDevicesUnseen } from './devices/device-store.ts'
import { deviceMemory } from './devices/devices.ts'
import { deleteExpiredSteps } from './factors/step-store.ts'
import { deleteOldAttempts } from './limits/attempt-store.ts'
import { deleteEndedSessions } from './sessions/session-store.ts'
import { deleteExpiredTokens } from './tokens/token-store.ts'

const day = 24 * 3_600_000

/** Removes sessions, links, first steps, forgotten browsers and waiting times that are over, and tokens that were over a month ago. */
export async function tidyIdentity(ctx: Context): Promise<void> {
  await deleteEndedSessions(ctx.db, ctx.now)
  await deleteExpiredTokens(ctx.db, ctx.now)
  await deleteExpiredSteps(ctx.db, ctx.now)
  await deleteDevicesUnseen(ctx.db, ctx.now - deviceMemory)
  await deleteApiTokensOver(ctx.db, ctx.now - 30 * day)
  await deleteOldAttempts(ctx.db, ctx.now - day)
}
