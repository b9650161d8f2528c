import { notFound } from '#platform/errors.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { findUserByEmail, updateUser } from '../accounts/user-store.ts'

/**
 * Makes the user of an address an active, verified administrator: whoever can run commands on the server may.
 * @param email in its stored form
 * @throws 404 when nobody registered with it
 */
export async function grantAdmin(ctx: Context, email: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const user = await findUserByEmail(ctx.db, email)
    if (!user) throw notFound('user')
    await updateUser(ctx.db, user.id, { role: 'admin', status: 'active', emailVerified: true, now: ctx.now })
    await audit(ctx, 'user.role_changed', {
      kind: 'user',
      id: user.id,
      details: { from: user.role, to: 'admin', by: 'shell' },
    })
  })
}
