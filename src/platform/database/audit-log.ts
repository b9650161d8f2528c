import type { Insertable } from 'kysely'
import type { Role } from '../actor.ts'
import { newId } from '../ids.ts'
import type { Database } from './connect.ts'
import type { ListOrder } from './lists/list-page.ts'
import type { Tables } from './tables/tables.ts'

export async function insertAuditEvent(
  db: Database,
  event: Omit<Insertable<Tables['audit_log']>, 'id'>,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({ id: newId(), ...event })
    .execute()
}

export interface AuditFilter {
  event?: string
  /** One of these. */
  events?: readonly string[]
  /** Who did it, or to whom it was done. */
  uid?: string
  actor?: string
  /** To whom or what it was done. */
  subjectId?: string
  subject?: string
  /** Which its details name. */
  role?: Role
  from?: number
  until?: number
}

/** For a query that names the people of each entry. */
export function auditEvents(db: Database, filter: AuditFilter) {
  const { event, events, uid, actor, subjectId, subject, role, from, until } = filter
  let log = db
    .selectFrom('audit_log')
    .select(['id', 'at', 'actorId', 'event', 'subjectKind', 'subjectId', 'details', 'address'])
  if (event) log = log.where('event', '=', event)
  if (events) log = log.where('event', 'in', events)
  if (actor) log = log.where('actorId', '=', actor)
  if (subjectId) log = log.where('subjectId', '=', subjectId)
  if (subject) log = log.where('subjectKind', '=', subject)
  if (role) log = log.where('details', 'like', `%"role":"${role}"%`)
  if (from !== undefined) log = log.where('at', '>=', from)
  if (until !== undefined) log = log.where('at', '<', until)
  if (uid) log = log.where(({ or, eb }) => or([eb('actorId', '=', uid), eb('subjectId', '=', uid)]))
  return log
}

/** The order of the log: the newest first. */
export const newestEvents: ListOrder = { columns: ['at', 'id'], direction: 'desc' }

/** Entries that go at once, so that nobody who writes waits long. */
export const prunedAtOnce = 1000

/** Removes entries that are older than `before`, portion by portion; the database refuses any other removal. */
export async function pruneAuditEvents(db: Database, before: number): Promise<void> {
  await db.updateTable('audit_retention').set({ before }).execute()
  const old = db
    .selectFrom('audit_log')
    .select('id')
    .where('at', '<', before)
    .orderBy('at')
    .limit(prunedAtOnce)
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('audit_log')
      .where('id', 'in', old)
      .executeTakeFirstOrThrow()
    if (numDeletedRows < prunedAtOnce) return
  }
}
