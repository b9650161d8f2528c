import type { PageWish } from '#platform/contract/paging.ts'
import { auditEvents, type AuditTopic } from '#platform/audit-events.ts'
import type { Context } from '#platform/server/context.ts'
import { readPage, walkBy } from '#platform/server/lists/paging.ts'
import type { AuditEntry, AuditGroup, AuditLog } from '../../contract.ts'
import { listAuditActors, listAuditRows, type AuditRow } from './admin-store.ts'

const newestFirst = walkBy(50, (row: AuditRow) => [row.at, row.id])

/** In which group the events about something are looked for. */
const groupOf: Record<AuditTopic, AuditGroup> = {
  user: 'people',
  session: 'access',
  access: 'access',
  sign_in: 'access',
  second_factor: 'access',
  passkey: 'access',
  password: 'access',
  address: 'access',
  token: 'access',
  course: 'learning',
  quiz: 'learning',
  certificate: 'learning',
  item: 'content',
  edition: 'content',
  series: 'content',
  preview_link: 'content',
  import: 'content',
  content: 'content',
  translation: 'content',
  questions: 'content',
  collection: 'order',
  collections: 'order',
  items: 'order',
  featured: 'order',
  tag: 'order',
  tags: 'order',
  media: 'media',
  upload: 'media',
  settings: 'site',
  operator: 'site',
  legal: 'site',
  promises: 'site',
  search_miss: 'site',
  message: 'site',
  webhook: 'site',
  signing_key: 'site',
}

function eventsOf(group: AuditGroup): string[] {
  const topics = Object.entries(groupOf).flatMap(([topic, its]) => (its === group ? [`${topic}.`] : []))
  return auditEvents.filter((event) => topics.some((topic) => event.startsWith(topic)))
}

interface AuditFilter {
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
  const wanted = { ...filter, events: group && eventsOf(group) }
  const { rows, next, total } = await readPage({ cursor, total: isCounted }, newestFirst, (place) =>
    listAuditRows(ctx.readDb, wanted, place),
  )
  return { entries: rows.map(toEntry), next, total }
}

/** Of whom the log tells what they did as administrators. */
export function listActors(ctx: Context): ReturnType<typeof listAuditActors> {
  return listAuditActors(ctx.readDb)
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
  const { withToken = null, ...details } = JSON.parse(row.details)
  return {
    id,
    at,
    actor,
    event,
    subjectKind,
    subjectId,
    subjectName,
    details,
    token: withToken,
    address,
  }
}
