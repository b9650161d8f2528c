import type { AuditEvent, AuditSubject } from '../audit-events.ts'
import { insertAuditEvent, pruneAuditEvents } from '../database/audit-log.ts'
import type { Context } from './context.ts'

/** Writes who did what into the audit log, in the transaction of the deed; of a program also with which token, as it is named now. */
export async function audit<E extends AuditEvent>(
  ctx: Context,
  event: E,
  subject: AuditSubject<E>,
): Promise<void> {
  await insertAuditEvent(ctx.db, {
    at: ctx.now,
    actorId: ctx.actor.kind === 'user' ? ctx.actor.uid : null,
    event,
    subjectKind: subject.kind,
    subjectId: subject.id,
    details: JSON.stringify({ ...subject.details, ...tokenOf(ctx) }),
    address: ctx.address,
    requestId: ctx.requestId,
  })
}

function tokenOf({ actor }: Context): { withToken?: { id: string; name: string } } {
  if (actor.kind !== 'user' || !actor.token) return {}
  const { id, name } = actor.token
  return { withToken: { id, name } }
}

/** Forgets entries that are older than the retention. */
export async function pruneAuditLog(ctx: Context): Promise<void> {
  await pruneAuditEvents(ctx.db, ctx.now - ctx.config.auditRetentionDays * 86_400_000)
}
