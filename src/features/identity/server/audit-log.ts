import { invalid } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import type { AuditEntry, AuditLog } from '../contract.ts'
import { listAuditRows, type AuditRow } from './admin-store.ts'

const pageSize = 50

/** A page of the audit log, newest first. `cursor` is the `next` of the page before. */
export async function listAuditLog(
  ctx: Context,
  filter: { event?: string; uid?: string; cursor?: string },
): Promise<AuditLog> {
  const { event, uid, cursor } = filter
  const before = cursor === undefined ? undefined : parseCursor(cursor)
  const rows = await listAuditRows(ctx.readDb, { event, uid, before, limit: pageSize + 1 })
  const entries = rows.slice(0, pageSize).map(toEntry)
  const last = entries.at(-1)
  return { entries, next: rows.length > pageSize && last ? `${last.at}.${last.id}` : null }
}

function parseCursor(cursor: string): { at: number; id: string } {
  const parts = /^(\d{1,15})\.([\w-]{1,64})$/.exec(cursor)
  if (!parts) throw invalid({ cursor: 'invalid' })
  return { at: Number(parts[1]), id: parts[2] ?? '' }
}

function toEntry(row: AuditRow): AuditEntry {
  const { id, at, event, subjectKind, subjectId, address } = row
  const actor =
    row.actorId === null ? null : { uid: row.actorId, displayName: row.displayName, email: row.email }
  return { id, at, actor, event, subjectKind, subjectId, details: JSON.parse(row.details), address }
}
