import type { Role } from '#platform/actor.ts'
import type { Database } from '#platform/database/connect.ts'
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

/** Says whether administrators need a second factor. */
export async function requireFactor(ctx: Context, isRequired: boolean): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await saveSetting(ctx.db, { key, value: isRequired, now: ctx.now })
    const event = isRequired ? 'second_factor.required' : 'second_factor.not_required'
    await audit(ctx, event, { kind: 'settings', id: key })
  })
}
