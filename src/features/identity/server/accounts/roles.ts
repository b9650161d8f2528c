import type { Role } from '#platform/actor.ts'
import { conflict } from '#platform/errors.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { lockActiveAdmins, updateUser, type StoredUser } from './user-store.ts'

/**
 * After a redirect sign-in: whoever comes back with the fixed address of the specification, verified by the provider and in
 * any letter case, becomes administrator; everybody else keeps the role they have, which is `user` at first.
 */
export async function applyRoleRule(ctx: Context, user: StoredUser, redirectedEmail: string): Promise<Role> {
  const isFixed = redirectedEmail.toLowerCase() === ctx.config.adminEmail
  if (user.role === 'admin' || !isFixed) return user.role
  await updateUser(ctx.db, user.id, { role: 'admin', now: ctx.now })
  await audit(ctx, 'user.role_changed', {
    kind: 'user',
    id: user.id,
    details: { from: user.role, to: 'admin', by: 'fixed address' },
  })
  return 'admin'
}

/**
 * Refuses a change that would leave the site without an active administrator. Call it in the transaction of the change.
 * @throws 409 `user.last_admin`
 */
export async function keepOneAdmin(ctx: Context, uid: string): Promise<void> {
  const admins = await lockActiveAdmins(ctx.db)
  if (admins.length === 1 && admins[0] === uid) throw conflict('user.last_admin')
}
