import type { Insertable, Selectable } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { Tables } from '#platform/database/tables/tables.ts'
import type { People } from '#platform/server/people.ts'

export type StoredInvitation = Selectable<Tables['course_invitations']>

export async function insertInvitation(
  db: Database,
  row: Insertable<Tables['course_invitations']>,
): Promise<void> {
  await db.insertInto('course_invitations').values(row).execute()
}

/** The invitations of a course with who made each, newest first. */
export async function selectInvitations(db: Database, courseId: string, people: People) {
  return db
    .selectFrom('course_invitations as invitation')
    .leftJoin(people.names(db).as('person'), 'person.id', 'invitation.createdBy')
    .selectAll('invitation')
    .select('person.displayName as createdByName')
    .where('courseId', '=', courseId)
    .orderBy('createdAt', 'desc')
    .orderBy('invitation.id')
    .execute()
}

export async function countInvitations(db: Database, courseId: string): Promise<number> {
  const row = await db
    .selectFrom('course_invitations')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('courseId', '=', courseId)
    .executeTakeFirstOrThrow()
  return row.count
}

export async function findInvitation(
  db: Database,
  key: { courseId: string; tokenHash: string },
): Promise<StoredInvitation | undefined> {
  return db
    .selectFrom('course_invitations')
    .selectAll()
    .where('courseId', '=', key.courseId)
    .where('tokenHash', '=', key.tokenHash)
    .executeTakeFirst()
}

/** Counts one who comes by it, unless it has ended or as many have come as it is for. Gives whether there was room. */
export async function useInvitation(db: Database, id: string, now: number): Promise<boolean> {
  const result = await db
    .updateTable('course_invitations')
    .set((set) => ({ used: set('used', '+', 1) }))
    .where('id', '=', id)
    .where('endsAt', '>', now)
    .whereRef('used', '<', 'most')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function deleteInvitation(
  db: Database,
  key: { id: string; courseId: string },
): Promise<boolean> {
  const result = await db
    .deleteFrom('course_invitations')
    .where('id', '=', key.id)
    .where('courseId', '=', key.courseId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Earlier e-mails to the same address: the newest one counts. */
export async function deleteInvitationsTo(
  db: Database,
  key: { courseId: string; email: string },
): Promise<void> {
  await db
    .deleteFrom('course_invitations')
    .where('courseId', '=', key.courseId)
    .where('email', '=', key.email)
    .execute()
}

export async function deleteEndedInvitations(db: Database, before: number): Promise<void> {
  await db.deleteFrom('course_invitations').where('endsAt', '<', before).execute()
}
