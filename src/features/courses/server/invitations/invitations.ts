import { createHash, randomBytes } from 'node:crypto'
import type { ArticleOf } from '#content/kind-article.ts'
import { readArticle } from '#content/reading/server/reading.ts'
import { userOf } from '#platform/actor.ts'
import { conflict, notFound } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { paths } from '#platform/paths.ts'
import { audit } from '#platform/server/audit.ts'
import { inTransaction, type Context } from '#platform/server/context.ts'
import type { Enrolment } from '../../contract.ts'
import { day } from '../../course-rules.ts'
import type { Invitation, MadeLink, NewEmails, NewLink, OpenInvitation } from '../../invitations/contract.ts'
import { readAdmission, refuseFull } from '../admission.ts'
import { toEnrolment } from '../courses.ts'
import { findEnrolment, holdCourse, insertEnrolment, readEnrolment } from '../store.ts'
import {
  countInvitations,
  deleteEndedInvitations,
  deleteInvitation,
  deleteInvitationsTo,
  findInvitation,
  insertInvitation,
  selectInvitations,
  useInvitation,
  type StoredInvitation,
} from './invitation-store.ts'
import { mailInvitation } from './mails.ts'
import { hasEndedSince } from './member-store.ts'
import type { CoursePeople } from './people.ts'

export const mostInvitations = 500
/** How long administrators still see that one has ended. */
const keptAfterEnd = 30 * day

interface InvitationAddress {
  course: string
  token: string
}

/** The invitations of a course, newest first, also those that ended lately. */
export async function listInvitations(ctx: Context, address: string): Promise<Invitation[]> {
  const course = await readCourseToJoin(ctx, address)
  const rows = await selectInvitations(ctx.readDb, course.id, ctx.people)
  return rows.map((row) => toInvitation(row, ctx.now))
}

/** Makes a link that so many people can come by. Its address holds 256 random bits and is told this once; only a hash is stored. */
export function createLink(ctx: Context, address: string, { most, days }: NewLink): Promise<MadeLink> {
  return inTransaction(ctx, async (ctx) => {
    const course = await readCourseToJoin(ctx, address)
    const { row, token } = await keepInvitation(ctx, course, { most, days, email: null, userId: null })
    await audit(ctx, 'course.link_made', {
      kind: 'course',
      id: course.id,
      details: { title: course.title, count: most },
    })
    return { ...toInvitation(row, ctx.now), path: paths.courseInvitation(course.slug, token) }
  })
}

/**
 * Sends an invitation to each address, in its reader's language, and nobody learns here which of them have an account. One that was
 * sent to the same address before ends.
 */
export function inviteByEmail(
  ctx: Context,
  address: string,
  { wanted, people }: { wanted: NewEmails; people: CoursePeople },
): Promise<{ sent: number }> {
  const emails = [...new Set(wanted.emails)]
  return inTransaction(ctx, async (ctx) => {
    const { id: courseId, title } = await readCourseToJoin(ctx, address)
    for (const email of emails) {
      const person = await people.findPersonByEmail(ctx, email)
      const language = person?.language ?? wanted.language
      const course = await readArticle(ctx, 'course', { address: courseId, language })
      await deleteInvitationsTo(ctx.db, { courseId, email })
      const invited = { most: 1, days: wanted.days, email, userId: person?.uid ?? null }
      const { row, token } = await keepInvitation(ctx, course, invited)
      const link = paths.courseInvitation(course.slug, token)
      await mailInvitation(ctx, { email, language }, { course: course.title, link, endsAt: row.endsAt })
    }
    await audit(ctx, 'course.invited', {
      kind: 'course',
      id: courseId,
      details: { title, count: emails.length },
    })
    return { sent: emails.length }
  })
}

/** Ends an invitation at once; who came by it stays. */
export function revokeInvitation(ctx: Context, address: string, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const course = await readCourseToJoin(ctx, address)
    if (!(await deleteInvitation(ctx.db, { id, courseId: course.id }))) throw notFound('invitation')
    await audit(ctx, 'course.invitation_revoked', {
      kind: 'course',
      id: course.id,
      details: { title: course.title },
    })
  })
}

/**
 * What an invited reader is shown.
 * @throws 404 `invitation.not_found` for one that is unknown or was revoked, unless the reader is enrolled already
 */
export async function readInvitation(
  ctx: Context,
  { course: address, token }: InvitationAddress,
): Promise<OpenInvitation> {
  const { uid } = userOf(ctx.actor)
  const article = await readCourseToJoin(ctx, address)
  const [enrolment, invitation, admission] = await Promise.all([
    findEnrolment(ctx.readDb, { userId: uid, courseId: article.id }),
    findInvitation(ctx.readDb, { courseId: article.id, tokenHash: hashOf(token) }),
    readAdmission(ctx, article),
  ])
  const { id, slug, title, language, excerpt } = article
  const course = { id, slug, title, language, excerpt }
  if (enrolment) return { course, state: 'enrolled', endsAt: null }
  if (!invitation) throw notFound('invitation')
  const isClosed = isOver(invitation, ctx.now) || (await isShownOut(ctx, uid, invitation))
  const state = isClosed ? 'over' : admission.seatsLeft === 0 ? 'full' : 'open'
  return { course, state, endsAt: invitation.endsAt }
}

/**
 * Enrols the invited reader; doing it again changes nothing. Of two who come for the last place, one gets it.
 * @throws 404 `invitation.not_found`, 409 `invitation.over`, also for whose enrolment was ended since it was made, or `course.full`
 */
export function acceptInvitation(
  ctx: Context,
  { course: address, token }: InvitationAddress,
): Promise<Enrolment> {
  const { uid } = userOf(ctx.actor)
  return inTransaction(ctx, async (ctx) => {
    const course = await readCourseToJoin(ctx, address)
    const key = { userId: uid, courseId: course.id }
    await holdCourse(ctx.db, course.id, ctx.now)
    const known = await findEnrolment(ctx.db, key)
    if (known) return toEnrolment(known)
    const invitation = await findInvitation(ctx.db, { courseId: course.id, tokenHash: hashOf(token) })
    if (!invitation) throw notFound('invitation')
    if ((await isShownOut(ctx, uid, invitation)) || !(await useInvitation(ctx.db, invitation.id, ctx.now)))
      throw conflict('invitation.over')
    refuseFull(await readAdmission(ctx, course))
    // An address is kept no longer than it takes to find its reader.
    if (invitation.email !== null) await deleteInvitation(ctx.db, invitation)
    await insertEnrolment(ctx.db, { ...key, enrolledAt: ctx.now, invitedBy: invitation.createdBy })
    await audit(ctx, 'course.joined', { kind: 'course', id: course.id, details: { title: course.title } })
    return toEnrolment(await readEnrolment(ctx.db, key))
  })
}

/** Whose enrolment an administrator has ended since is not let in by what was made before: a link is known to whoever came by it. */
function isShownOut(
  ctx: Context,
  userId: string,
  { courseId, createdAt }: StoredInvitation,
): Promise<boolean> {
  return hasEndedSince(ctx.db, { userId, courseId }, createdAt)
}

/** Forgets invitations, addresses and all, a month after they ended. */
export async function pruneInvitations(ctx: Context): Promise<void> {
  await deleteEndedInvitations(ctx.db, ctx.now - keptAfterEnd)
}

/** The published course at an address, in the reader's language. */
export function readCourseToJoin(ctx: Context, address: string): Promise<ArticleOf<'course'>> {
  return readArticle(ctx, 'course', { address, language: ctx.language })
}

async function keepInvitation(
  ctx: Context,
  course: { id: string },
  wanted: { most: number; days: number; email: string | null; userId: string | null },
) {
  if ((await countInvitations(ctx.db, course.id)) >= mostInvitations)
    throw conflict('course.too_many_invitations')
  const { days, ...kept } = wanted
  const token = randomBytes(32).toString('base64url')
  const row = {
    ...kept,
    id: newId(),
    courseId: course.id,
    tokenHash: hashOf(token),
    used: 0,
    endsAt: ctx.now + days * day,
    createdAt: ctx.now,
    createdBy: userOf(ctx.actor).uid,
  }
  await insertInvitation(ctx.db, row)
  return { row: { ...row, createdByName: null }, token }
}

function hashOf(token: string): string {
  return createHash('sha256').update(`course-invitation:${token}`).digest('base64url')
}

function isOver(
  { endsAt, used, most }: Pick<StoredInvitation, 'endsAt' | 'used' | 'most'>,
  now: number,
): boolean {
  return endsAt <= now || used >= most
}

function toInvitation(row: StoredInvitation & { createdByName: string | null }, now: number): Invitation {
  const { id, email, most, used, createdAt, createdByName, endsAt } = row
  return { id, email, most, used, createdAt, createdByName, endsAt, isOver: isOver(row, now) }
}
