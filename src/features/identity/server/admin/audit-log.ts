import type { PageWish } from '#platform/contract/paging.ts'
import type { Context } from '#platform/server/context.ts'
import { readPage, walkBy } from '#platform/server/lists/paging.ts'
import type { AuditEntry, AuditGroup, AuditLog } from '../../contract.ts'
import { listAuditRows, type AuditRow } from './admin-store.ts'

const newestFirst = walkBy(50, (row: AuditRow) => [row.at, row.id])

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
}

/** A page of the audit log, newest first. */
export async function listAuditLog(
  ctx: Context,
  { cursor, total: isCounted, group, ...filter }: AuditFilter & Omit<PageWish, 'page'>,
): Promise<AuditLog> {
  const wanted = { ...filter, events: group && beginnings[group] }
  const { rows, next, total } = await readPage({ cursor, total: isCounted }, newestFirst, (place) =>
    listAuditRows(ctx.readDb, wanted, place),
  )
  return { entries: rows.map(toEntry), next, total }
}

/** The latest entries of the audit log, newest first. */
export async function listLatestEvents(ctx: Context, limit: number): Promise<AuditEntry[]> {
  return (await listAuditRows(ctx.readDb, {}, { limit })).rows.map(toEntry)
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
