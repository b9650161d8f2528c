import { Problem } from '#platform/errors.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { openSealed } from '#platform/server/sealing/sealed-text.ts'
import { lockUser } from '../accounts/user-store.ts'
import { hashOfCode, readCode, stepOfCode } from './codes.ts'
import { findApp, takeRecoveryCode, takeStepOfTime, type StoredApp } from './factor-store.ts'
import { countCodeAttempt, forgetCodeAttempts, whileAttempting } from '../limits/attempts.ts'

/** What the secret of an app is sealed for. */
export const sealPurpose = 'authenticator apps'

/**
 * Makes sure that a code is the one of now of the account's authenticator app, or one of its recovery codes, and does what it was
 * asked for. Either counts once, in the transaction of what it was asked for: where that comes to nothing it is not used up.
 * @param work is told by which of both it was proved; nobody else changes the account meanwhile
 * @throws 403 `code.wrong`, 429 `code.locked` after too many wrong ones
 */
export async function withCode<T>(
  ctx: Context,
  { uid, code }: { uid: string; code: string },
  work: (ctx: Context, by: 'app' | 'recovery') => Promise<T>,
): Promise<T> {
  const counted = await countCodeAttempt(ctx, uid)
  return whileAttempting(ctx, counted, () =>
    inTransaction(ctx, async (ctx) => {
      await lockUser(ctx.db, uid)
      const app = await findApp(ctx.db, uid)
      const by = app && (await matchCode(ctx, uid, { app, typed: code }))
      if (!by) throw new Problem(403, 'code.wrong')
      const done = await work(ctx, by)
      await forgetCodeAttempts(ctx, uid)
      return done
    }),
  )
}

async function matchCode(
  ctx: Context,
  uid: string,
  { app, typed }: { app: StoredApp; typed: string },
): Promise<'app' | 'recovery' | undefined> {
  if (await matchesApp(ctx, uid, { app, typed })) return 'app'
  if (app.confirmedAt === null || !(await takeRecoveryCode(ctx.db, uid, hashOfCode(typed)))) return undefined
  await audit(ctx, 'second_factor.recovery_used', { kind: 'user', id: uid })
  return 'recovery'
}

/** Whether this is a code of the app that was not used yet, nor was a later one. */
async function matchesApp(
  ctx: Context,
  uid: string,
  { app, typed }: { app: StoredApp; typed: string },
): Promise<boolean> {
  const secret = await openAppSecret(ctx, app)
  if (secret === undefined) return false
  const step = stepOfCode(secret, readCode(typed), ctx.now)
  return step !== undefined && takeStepOfTime(ctx.db, uid, step)
}

/** The secret of the app; undefined when `AUTH_SECRET` has changed since, so that recovery codes alone still count. */
async function openAppSecret(ctx: Context, app: StoredApp): Promise<string | undefined> {
  try {
    return await openSealed(ctx.config, sealPurpose, app.sealedSecret)
  } catch (error) {
    ctx.log.warn({ err: error }, 'the secret of an authenticator app cannot be opened with this AUTH_SECRET')
    return undefined
  }
}
