import { userOf, type Role } from '#platform/actor.ts'
import type { Database } from '#platform/database/connect.ts'
import { forbidden } from '#platform/errors.ts'
import { findSetting, saveSetting } from '#platform/database/settings.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'

const key = 'adminSecondFactor'

/** Whether administrators need a second factor on this site. */
export async function isFactorRequired(db: Database): Promise<boolean> {
  return (await findSetting(db, key)) === true
}

/** Whether somebody of this role, who has shown one factor only, may not administer. */
export async function lacksFactor(db: Database, role: Role): Promise<boolean> {
  return role === 'admin' && (await isFactorRequired(db))
}

/**
 * Where administrators need two factors, whoever has shown one only sets up their first, and changes none that is there: a password
 * alone would lead to a second factor of somebody else's choice.
 * @throws 403 `second_factor.not_shown`
 */
export async function refuseUnlessShown(
  ctx: Context,
  { hasFactor, session }: { hasFactor: boolean; session: { hasSecondFactor: boolean } },
): Promise<void> {
  if (hasFactor && !session.hasSecondFactor && (await lacksFactor(ctx.db, userOf(ctx.actor).role)))
    throw forbidden('second_factor.not_shown')
}

/** Says whether administrators need a second factor. */
export async function requireFactor(ctx: Context, isRequired: boolean): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await saveSetting(ctx.db, { key, value: isRequired, now: ctx.now })
    const event = isRequired ? 'second_factor.required' : 'second_factor.not_required'
    await audit(ctx, event, { kind: 'settings', id: key })
  })
}
