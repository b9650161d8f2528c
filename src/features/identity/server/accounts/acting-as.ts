import type { Context } from '#platform/server/context.ts'

/** The context with the user who just registered or signed in as its actor, for the audit log. */
export function actingAs(ctx: Context, uid: string): Context {
  return {
    ...ctx,
    actor: { kind: 'user', uid, role: 'user', emailVerified: false, sessionId: '', provedAt: ctx.now },
  }
}
