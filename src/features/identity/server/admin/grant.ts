import { notFound } from '#platform/errors.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { addressNotVerified } from '../accounts/refusals.ts'
import { findUserByEmail, updateUser, type StoredUser } from '../accounts/user-store.ts'

/**
 * Makes the user of an address an active, verified administrator: whoever can run commands on the server may. Whoever registered an
 * address without confirming it has its password and sessions, so with SMTP it must be confirmed first.
 * @param email in its stored form
 * @throws 404 when nobody registered with it, 403 `email.not_verified`
 */
export async function grantAdmin(ctx: Context, email: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const user = await findUserByEmail(ctx.db, email)
    if (!user) throw notFound('user')
    if (ctx.config.smtpUrl !== undefined && !user.emailVerified) throw addressNotVerified()
    await updateUser(ctx.db, user.id, { role: 'admin', status: 'active', emailVerified: true, now: ctx.now })
    await audit(ctx, 'user.role_changed', {
      kind: 'user',
      id: user.id,
      details: { from: user.role, to: 'admin', by: 'shell' },
    })
  })
}

/** Who registered an address that nobody has confirmed; undefined for any other. */
export async function findUnconfirmed(
  ctx: Context,
  email: string,
): Promise<Pick<StoredUser, 'displayName' | 'createdAt'> | undefined> {
  const user = await findUserByEmail(ctx.db, email)
  return user?.emailVerified ? undefined : user
}
