import { createHash } from 'node:crypto'
import { forbidden } from '#platform/errors.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { hasActiveAdmin } from '../accounts/user-store.ts'
import { deleteSetupTokens, insertSetupToken, takeSetupToken } from './token-store.ts'
import { newSecret } from './tokens.ts'

const lifetime = 7 * 24 * 3_600_000

/** A one-time token with which the first administrator registers, or undefined when there is an administrator. */
export async function createSetupToken(ctx: Context): Promise<string | undefined> {
  return inTransaction(ctx, async (ctx) => {
    if (await hasActiveAdmin(ctx.db)) return undefined
    const token = newSecret()
    await deleteSetupTokens(ctx.db, ctx.now - lifetime)
    await insertSetupToken(ctx.db, { tokenHash: hashOfToken(token), now: ctx.now })
    return token
  })
}

/**
 * Uses the set-up token up; with it every other one, because there is one first administrator.
 * @throws 403 when it is unknown, used, older than a week, or no longer needed
 */
export async function takeSetup(ctx: Context, token: string): Promise<true> {
  const createdAt = await takeSetupToken(ctx.db, hashOfToken(token))
  if (createdAt === undefined || createdAt < ctx.now - lifetime || (await hasActiveAdmin(ctx.db)))
    throw forbidden('setup.invalid')
  await deleteSetupTokens(ctx.db)
  return true
}

function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
