import { z } from '@hono/zod-openapi'
import { pageOf } from '#platform/contract/paging.ts'
import { instant, language, neighbour } from '#content/contract.ts'
import { mostByLink, mostInvited } from '../course-choices.ts'

/** An invitation as administrators see it. Its address is told once, when it is made. */
const invitation = z
  .object({
    id: z.string(),
    /** Null for a link. */
    email: z.string().nullable(),
    most: z.number().int(),
    used: z.number().int(),
    createdAt: instant,
    createdByName: z.string().nullable(),
    endsAt: instant,
    isOver: z.boolean(),
  })
  .openapi('Invitation')
export type Invitation = z.infer<typeof invitation>

export const invitationList = z.object({ items: z.array(invitation) }).openapi('InvitationList')

export const newLink = z.strictObject({
  most: z.number().int().min(1).max(mostByLink),
  days: z.number().int().min(1).max(90),
})
export type NewLink = z.infer<typeof newLink>

export const madeLink = invitation
  .extend({ path: z.string().openapi({ example: '/courses/…/invitation/…' }) })
  .openapi('MadeLink')
export type MadeLink = z.infer<typeof madeLink>

const memberEmail = z.string().trim().toLowerCase().pipe(z.email().max(254))

export const newEmails = z.strictObject({
  emails: z.array(memberEmail).min(1).max(mostInvited),
  days: z.number().int().min(1).max(90),
  /** Of those e-mails whose reader has not chosen one. */
  language,
})
export type NewEmails = z.infer<typeof newEmails>

/** What an invited reader is shown before they accept. */
export const openInvitation = z
  .object({
    course: neighbour.extend({ excerpt: z.string() }),
    /** `over`: it has ended, is used up, or was made before the reader's enrolment was ended; `full`: no seat is left; `enrolled`: nothing is left to accept. */
    state: z.enum(['open', 'over', 'full', 'enrolled']),
    endsAt: instant.nullable(),
  })
  .openapi('OpenInvitation')
export type OpenInvitation = z.infer<typeof openInvitation>

/** Somebody who is or was enrolled in a course, as administrators see them. */
const courseMember = z
  .object({
    uid: z.string(),
    displayName: z.string(),
    email: z.string(),
    enrolledAt: instant,
    lastOpenedAt: instant.nullable(),
    completedAt: instant.nullable(),
    doneCount: z.number().int(),
    invitedByName: z.string().nullable(),
    /** When an administrator ended the enrolment. */
    endedAt: instant.nullable(),
  })
  .openapi('CourseMember')
export type CourseMember = z.infer<typeof courseMember>

export const courseMemberList = pageOf(courseMember)
  .extend({ lessonCount: z.number().int(), enrolledCount: z.number().int() })
  .openapi('CourseMemberList')
export type CourseMemberList = z.infer<typeof courseMemberList>

export const newMember = z.strictObject({ email: memberEmail })
