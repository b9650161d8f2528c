import { z } from '@hono/zod-openapi'
import { pageQuery } from '#platform/contract/paging.ts'
import { answer, body, createRouter, languageParameter, operation } from '#platform/server/http/http.ts'
import { enrolment } from '../../contract.ts'
import {
  courseMemberList,
  invitationList,
  madeLink,
  newEmails,
  newLink,
  newMember,
  openInvitation,
} from '../../invitations/contract.ts'
import {
  acceptInvitation,
  createLink,
  inviteByEmail,
  listInvitations,
  readInvitation,
  revokeInvitation,
} from './invitations.ts'
import { endMembership, enrolMember, listMembers } from './members.ts'
import type { CoursePeople } from './people.ts'

const tags = ['Courses']
const id = z.string().max(120)
const course = z.object({ id })
const withToken = z.object({ id, token: z.string().max(80) })
const withInvitation = z.object({ id, invitationId: z.string().max(40) })
const withMember = z.object({ id, uid: z.string().max(80) })
const inLanguage = z.strictObject({ lang: languageParameter })

/** Invitations to courses, and who is enrolled in each. */
export function createInvitationsApi(people: CoursePeople) {
  return createRouter()
    .route('/', readersApi)
    .route('/', linksApi)
    .openapi(
      operation({
        method: 'post',
        path: '/api/admin/courses/{id}/invitation-emails',
        access: 'admin',
        tags,
        summary: 'Invite people by e-mail, each in their own language',
        request: { params: course, body: body(newEmails) },
        responses: { 200: answer(z.object({ sent: z.number().int() }), 'How many e-mails are on their way') },
      }),
      async (c) => {
        const wanted = c.req.valid('json')
        return c.json(await inviteByEmail(c.var.ctx, c.req.valid('param').id, { wanted, people }), 200)
      },
    )
    .openapi(
      operation({
        method: 'get',
        path: '/api/admin/courses/{id}/members',
        access: 'admin',
        tags,
        summary: 'Who is or was enrolled in a course, and how far each is',
        request: {
          params: course,
          query: inLanguage.extend(pageQuery),
        },
        responses: { 200: answer(courseMemberList, 'A page of members') },
      }),
      async (c) => {
        const { lang: _, ...wish } = c.req.valid('query')
        return c.json(await listMembers(c.var.ctx, c.req.valid('param').id, { ...wish, people }), 200)
      },
    )
    .openapi(
      operation({
        method: 'post',
        path: '/api/admin/courses/{id}/members',
        access: 'admin',
        tags,
        summary: 'Enrol a member by hand, past every limit of the course',
        request: { params: course, body: body(newMember) },
        responses: { 200: answer(z.object({ uid: z.string() }), 'Who is enrolled now') },
      }),
      async (c) => {
        const { email } = c.req.valid('json')
        return c.json(await enrolMember(c.var.ctx, c.req.valid('param').id, { email, people }), 200)
      },
    )
    .openapi(
      operation({
        method: 'delete',
        path: '/api/admin/courses/{id}/members/{uid}',
        access: 'admin',
        tags,
        summary: 'End an enrolment; what was learned stays',
        request: { params: withMember },
        responses: { 204: { description: 'Ended' } },
      }),
      async (c) => {
        const { id, uid } = c.req.valid('param')
        await endMembership(c.var.ctx, id, uid)
        return c.body(null, 204)
      },
    )
}

const readersApi = createRouter()
  .openapi(
    operation({
      method: 'get',
      path: '/api/courses/{id}/invitations/{token}',
      access: 'signed-in',
      tags,
      summary: 'What an invited reader is shown',
      request: { params: withToken, query: inLanguage },
      responses: { 200: answer(openInvitation, 'The invitation') },
    }),
    async (c) => {
      const { id, token } = c.req.valid('param')
      return c.json(await readInvitation(c.var.ctx, { course: id, token }), 200)
    },
  )
  .openapi(
    operation({
      method: 'put',
      path: '/api/courses/{id}/invitations/{token}/acceptance',
      access: 'signed-in',
      tags,
      summary: 'Accept an invitation',
      request: { params: withToken },
      responses: { 200: answer(enrolment, 'The enrolment, new or known') },
    }),
    async (c) => {
      const { id, token } = c.req.valid('param')
      return c.json(await acceptInvitation(c.var.ctx, { course: id, token }), 200)
    },
  )

const linksApi = createRouter()
  .openapi(
    operation({
      method: 'get',
      path: '/api/admin/courses/{id}/invitations',
      access: 'admin',
      tags,
      summary: 'The invitations to a course, newest first',
      request: { params: course, query: inLanguage },
      responses: { 200: answer(invitationList, 'The invitations') },
    }),
    async (c) => c.json({ items: await listInvitations(c.var.ctx, c.req.valid('param').id) }, 200),
  )
  .openapi(
    operation({
      method: 'post',
      path: '/api/admin/courses/{id}/invitations',
      access: 'admin',
      tags,
      summary: 'Make a link by which so many people can enrol; its address is told this once',
      request: { params: course, body: body(newLink) },
      responses: { 201: answer(madeLink, 'The link') },
    }),
    async (c) => c.json(await createLink(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 201),
  )
  .openapi(
    operation({
      method: 'delete',
      path: '/api/admin/courses/{id}/invitations/{invitationId}',
      access: 'admin',
      tags,
      summary: 'End an invitation at once',
      request: { params: withInvitation },
      responses: { 204: { description: 'Ended' } },
    }),
    async (c) => {
      const { id, invitationId } = c.req.valid('param')
      await revokeInvitation(c.var.ctx, id, invitationId)
      return c.body(null, 204)
    },
  )
