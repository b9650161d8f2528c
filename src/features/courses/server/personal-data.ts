import { iso } from '#platform/dates/iso.ts'
import type { Context } from '#platform/server/context.ts'
import {
  selectEnrolmentsForExport,
  selectInvitationsForExport,
  selectLessonsForExport,
  selectOpeningsForExport,
} from './personal-data-store.ts'

/** What the site keeps about a user's learning. Instants in ISO 8601, UTC. */
export async function exportCourses(ctx: Context, uid: string) {
  const [enrolments, lessons, openings, invitations] = await Promise.all([
    selectEnrolmentsForExport(ctx.readDb, uid),
    selectLessonsForExport(ctx.readDb, uid),
    selectOpeningsForExport(ctx.readDb, uid),
    selectInvitationsForExport(ctx.readDb, uid),
  ])
  return {
    enrolments: enrolments.map((row) => ({
      course: row.course,
      enrolledAt: iso(row.enrolledAt),
      startedAt: iso(row.startedAt),
      completedAt: iso(row.completedAt),
      lastOpenedAt: iso(row.lastOpenedAt),
      endedAt: iso(row.withdrawnAt),
    })),
    lessonsDone: lessons.map((row) => ({ ...row, completedAt: iso(row.completedAt) })),
    lessonsOpened: openings.map((row) => ({
      ...row,
      openedAt: iso(row.openedAt),
      watchedAt: iso(row.watchedAt),
    })),
    invitations: invitations.map((row) => ({
      ...row,
      createdAt: iso(row.createdAt),
      endsAt: iso(row.endsAt),
    })),
  }
}
