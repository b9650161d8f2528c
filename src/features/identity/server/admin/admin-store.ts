import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Role } from '#platform/actor.ts'
import { auditEvents, newestEvents, type AuditFilter } from '#platform/database/audit-log.ts'
import type { Database } from '#platform/database/connect.ts'
import { holdsWords } from '#platform/database/lists/holds-words.ts'
import { countRows, onPage, type FoundPage, type ListPage } from '#platform/database/lists/list-page.ts'
import type { Tables } from '#platform/database/tables/tables.ts'
import type { Status } from '../../contract.ts'
import { toUser, type StoredUser } from '../accounts/user-store.ts'

export interface UserFilter {
  q?: string
  role?: Role
  status?: Status
}

export type UserSort = 'name' | 'email' | 'createdAt' | 'lastSeen'
export type Direction = 'asc' | 'desc'

type Users = SelectQueryBuilder<Tables, 'users', unknown>

export async function countUsers(db: Database, filter: UserFilter): Promise<number> {
  const row = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Users in an order, each with its `place` there. The id decides between equals, so that pages neither repeat nor skip anybody. */
export async function listUserRows(
  db: Database,
  filter: UserFilter,
  { sort, direction, after, ...page }: { sort: UserSort; direction: Direction } & ListPage,
): Promise<PlacedUser[]> {
  const by = columnOf[sort]
  const query = filtered(db, filter).selectAll().select(by.as('place'))
  const order = { columns: [by, 'users.id'], direction }
  const begun = sort === 'createdAt' ? after?.map(asDay) : after
  const rows = await onPage(query, order, { ...page, after: begun }).execute()
  return rows.map((row) => {
    const user = toUser(row)
    return { ...user, place: sort === 'createdAt' ? user.createdAt : row.place }
  })
}

export type PlacedUser = StoredUser & { place: string | number }

/** The day on which a user came is kept as the engine keeps instants; 9999 is later than any. */
function asDay(value: string | number): string | number {
  if (typeof value === 'string') return value
  return new Date(Math.min(Math.max(value, 0), 253_402_300_799_999)).toISOString()
}

/** Never seen counts as longest ago. */
const columnOf: Record<UserSort, RawBuilder<string | number>> = {
  name: sql`lower("users"."displayName")`,
  email: sql.ref('users.email'),
  createdAt: sql.ref('users.createdAt'),
  lastSeen: sql`coalesce("users"."lastSeen", 0)`,
}

/** The next users by id, for going through all of them in portions. */
export async function listUserRowsAfter(
  db: Database,
  filter: UserFilter,
  after: { id: string; limit: number },
): Promise<StoredUser[]> {
  const rows = await filtered(db, filter)
    .selectAll()
    .where('id', '>', after.id)
    .orderBy('id')
    .limit(after.limit)
    .execute()
  return rows.map(toUser)
}

function filtered(db: Database, { q, role, status }: UserFilter): Users {
  let users: Users = db.selectFrom('users')
  if (role) users = users.where('role', '=', role)
  if (status) users = users.where('status', '=', status)
  if (!q) return users
  const pattern = `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return users.where(({ or }) =>
    or([holdsWords(db, 'users.displayName', q), sql<boolean>`"users"."email" like ${pattern} escape '\\'`]),
  )
}

export interface AuditRow {
  id: string
  at: number
  actorId: string | null
  event: string
  subjectKind: string | null
  subjectId: string | null
  details: string
  address: string | null
  displayName: string | null
  email: string | null
  subjectName: string | null
  subjectEmail: string | null
}

/** A page of the log with the people of each entry, newest first. */
export async function listAuditRows(
  db: Database,
  filter: AuditFilter,
  page: ListPage,
): Promise<FoundPage<AuditRow>> {
  const events = auditEvents(db, filter)
  const named = db
    .selectFrom(onPage(newestOfEach(db, filter, page) ?? events, newestEvents, page).as('entry'))
    .leftJoin('users', 'users.id', 'entry.actorId')
    .leftJoin('users as person', (join) =>
      join.onRef('person.id', '=', 'entry.subjectId').on('entry.subjectKind', '=', 'user'),
    )
    .selectAll('entry')
    .select([
      'users.displayName',
      'users.email',
      'person.displayName as subjectName',
      'person.email as subjectEmail',
    ])
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')
  const [rows, total] = await Promise.all([named.execute(), page.isCounted ? countRows(events) : null])
  return { rows, total }
}

/** Of several events as many each as a page has: each is read in its own order, and what many of them are is never put in order. */
function newestOfEach(db: Database, { events, ...filter }: AuditFilter, page: ListPage) {
  // One of them alone, or none, is found by its own index.
  if (filter.event) return undefined
  const lists = events?.map((event) =>
    db.selectFrom(onPage(auditEvents(db, { ...filter, event }), newestEvents, page).as('of')).selectAll('of'),
  )
  const all = lists?.reduce((some, other) => some.unionAll(other))
  return all && db.selectFrom(all.as('audit_log')).selectAll('audit_log')
}

/**
 * Who administers, and who did at some time of which the log tells, be it only that the account ended so; of accounts that are gone
 * the id alone.
 */
export async function listAuditActors(db: Database) {
  const administered = auditEvents(db, { event: 'user.role_changed', subject: 'user' })
    .clearSelect()
    .select('subjectId as uid')
  const gone = auditEvents(db, { event: 'user.deleted', subject: 'user', role: 'admin' })
    .clearSelect()
    .select('subjectId as uid')
  const administer = db.selectFrom('users').select('id as uid').where('role', '=', 'admin')
  return db
    .selectFrom(administered.union(gone).union(administer).as('actor'))
    .leftJoin('users', 'users.id', 'actor.uid')
    .select(['actor.uid', 'users.displayName', 'users.email'])
    .where('actor.uid', 'is not', null)
    .$narrowType<{ uid: string }>()
    .orderBy('users.displayName', (by) => by.asc().nullsLast())
    .orderBy('actor.uid')
    .limit(mostActors)
    .execute()
}

const mostActors = 500

/** The last sign-ins of one person, and refused ones, newest first. */
export async function listSignInRows(
  db: Database,
  uid: string,
  limit: number,
): Promise<Pick<AuditRow, 'at' | 'event' | 'details' | 'address'>[]> {
  const events = ['session.signed_in', 'session.refused']
  return onPage(auditEvents(db, { subjectId: uid, events }), newestEvents, { limit }).execute()
}
