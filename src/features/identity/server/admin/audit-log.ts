import { invalid } from '#platform/errors.ts'
import type { Context } from '#platform/server/context.ts'
import type { AuditEntry, AuditGroup, AuditLog } from '../../contract.ts'
import { listAuditRows, type AuditRow } from './admin-store.ts'

const pageSize = 50

/** The beginnings of the events of each group. */
const beginnings: Record<AuditGroup, readonly string[]> = {
  people: ['user.', 'course.'],
  access: [
    'session.',
    'token.',
    'sign_in.',
    'access.',
    'password.',
    'address.',
    'second_factor.',
    'passkey.',
  ],
  content: ['item.', 'edition.'],
  order: ['collection.', 'collections.', 'items.', 'featured.', 'tag.'],
  media: ['media.'],
  site: ['settings.', 'legal.', 'message.', 'webhook.'],
}

export interface AuditFilter {
  event?: string
  group?: AuditGroup
  /** Who did it, or to whom it was done. */
  uid?: string
  /** Who did it. */
  actor?: string
  subject?: string
  /** Instants: from this one on, until before that one. */
  from?: number
  until?: number
  cursor?: string
}

/** A page of the audit log, newest first. `cursor` is the `next` of the page before. */
export async function listAuditLog(
  ctx: Context,
  { cursor, group, ...filter }: AuditFilter,
): Promise<AuditLog> {
  const before = cursor === undefined ? undefined : parseCursor(cursor)
  const events = group && beginnings[group]
  const rows = await listAuditRows(ctx.readDb, { ...filter, events, before, limit: pageSize + 1 })
  const entries = rows.slice(0, pageSize).map(toEntry)
  const last = entries.at(-1)
  return { entries, next: rows.length > pageSize && last ? `${last.at}.${last.id}` : null }
}

/** The latest entries of the audit log, newest first. */
export async function listLatestEvents(ctx: Context, limit: number): Promise<AuditEntry[]> {
  return (await listAuditRows(ctx.readDb, { limit })).map(toEntry)
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
  const subjectName = row.subjectName || row.subjectEmail
  return {
    id,
    at,
    actor,
    event,
    subjectKind,
    subjectId,
    subjectName,
    details: JSON.parse(row.details),
    address,
  }
}
