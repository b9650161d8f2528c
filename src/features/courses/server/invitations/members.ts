import type { PageWish } from '#platform/contract/paging.ts'
import { userOf } from '#platform/actor.ts'
import { conflict, notFound } from '#platform/errors.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import { readPage, walkBy } from '#platform/server/lists/paging.ts'
import type { CourseMemberList } from '../../invitations/contract.ts'
import { countEnrolled, countLessons, findEnrolment, holdCourse, insertEnrolment } from '../store.ts'
import { readCourseToJoin } from './invitations.ts'
import { countDoneOf, endEnrolment, selectMembers } from './member-store.ts'
import type { CoursePeople } from './people.ts'

const latestFirst = walkBy(50, (row: { enrolledAt: number; userId: string }) => [row.enrolledAt, row.userId])

/** Those who are or were enrolled, with how far each is. */
export async function listMembers(
  ctx: Context,
  address: string,
  { people, ...wish }: { people: CoursePeople } & PageWish,
): Promise<CourseMemberList> {
  const { id: courseId } = await readCourseToJoin(ctx, address)
  const { rows: shown, ...page } = await readPage(wish, latestFirst, (place) =>
    selectMembers(ctx.readDb, { courseId, people: ctx.people }, place),
  )
  const userIds = shown.map((row) => row.userId)
  const [emails, done, enrolled, [lessons]] = await Promise.all([
    people.listEmails(ctx, userIds),
    countDoneOf(ctx.readDb, { courseId, userIds, now: ctx.now }),
    countEnrolled(ctx.readDb, [courseId]),
    countLessons(ctx.readDb, { userId: '', courseIds: [courseId], now: ctx.now }),
  ])
  const items = shown.map(({ userId, withdrawnAt, ...row }) => ({
    ...row,
    uid: userId,
    email: emails.get(userId) ?? '',
    doneCount: done.get(userId) ?? 0,
    endedAt: withdrawnAt,
  }))
  return {
    items,
    lessonCount: lessons?.lessonCount ?? 0,
    enrolledCount: enrolled.get(courseId) ?? 0,
    ...page,
  }
}

/**
 * Enrols a member by hand, past every limit of the course; an enrolment that was ended holds again, with what was learned in it.
 * @throws 404 `user.not_found` for an address that no account has, or has confirmed where it can be
 */
export function enrolMember(
  ctx: Context,
  address: string,
  { email, people }: { email: string; people: CoursePeople },
): Promise<{ uid: string }> {
  return inTransaction(ctx, async (ctx) => {
    const course = await readCourseToJoin(ctx, address)
    const person = await people.findPersonByEmail(ctx, email)
    // Anybody may have registered an address that nobody confirmed; without a mail server nobody can.
    const isTheirs = person && (person.isConfirmed || ctx.config.smtpUrl === undefined)
    if (!isTheirs) throw notFound('user')
    const key = { userId: person.uid, courseId: course.id }
    await holdCourse(ctx.db, course.id, ctx.now)
    if (await findEnrolment(ctx.db, key)) return { uid: person.uid }
    const invitedBy = userOf(ctx.actor).uid
    await insertEnrolment(ctx.db, { ...key, enrolledAt: ctx.now, invitedBy })
    const details = { title: course.title, name: person.displayName }
    await audit(ctx, 'course.member_enrolled', { kind: 'course', id: course.id, details })
    return { uid: person.uid }
  })
}

/**
 * Ends a member's enrolment: lessons that are for those who are enrolled close to them, and what they have done stays for when they
 * come back.
 * @throws 409 `course.not_enrolled`
 */
export function endMembership(ctx: Context, address: string, uid: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const course = await readCourseToJoin(ctx, address)
    if (!(await endEnrolment(ctx.db, { userId: uid, courseId: course.id }, ctx.now)))
      throw conflict('course.not_enrolled')
    await audit(ctx, 'course.member_ended', {
      kind: 'course',
      id: course.id,
      details: { title: course.title, uid },
    })
  })
}
