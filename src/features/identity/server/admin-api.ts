import { z } from '@hono/zod-openapi'
import { askedInstant } from '#platform/contract/instant.ts'
import { pageQuery } from '#platform/contract/paging.ts'
import { roles } from '#platform/actor.ts'
import { csvStream } from '#platform/server/http/csv.ts'
import { answer, body, createRouter, operation } from '#platform/server/http/http.ts'
import { auditActorsSchema, auditGroups, auditLogSchema, statuses } from '../contract.ts'
import { listedUserSchema, userListSchema, type ListedUser } from '../users/contract.ts'
import type { Forgetter } from './accounts/forget-user.ts'
import { changeUser, endUserSessions, exportUsers, listUsers, removeUser } from './admin/admin-users.ts'
import { listActors, listAuditLog } from './admin/audit-log.ts'

const tags = ['Administration']
const uid = z.object({ uid: z.string().max(64) })
const done = { 204: { description: 'Done' } }

const filter = z.strictObject({
  q: z.string().max(100).optional(),
  role: z.enum(roles).optional(),
  status: z.enum(statuses).optional(),
})

const getUsers = operation({
  method: 'get',
  path: '/api/admin/users',
  access: 'admin',
  tags,
  summary: 'Users by name or address, filtered and sorted',
  request: {
    query: filter.extend({
      sort: z.enum(['name', 'email', 'createdAt', 'lastSeen']).default('createdAt'),
      direction: z.enum(['asc', 'desc']).default('desc'),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      cursor: pageQuery.cursor,
      pageSize: z.coerce.number().int().min(1).max(100).default(25),
    }),
  },
  responses: { 200: answer(userListSchema, 'One page') },
})

const getUsersFile = operation({
  method: 'get',
  path: '/api/admin/users.csv',
  access: 'admin',
  isGrave: true,
  tags,
  summary: 'The same users as a table file',
  request: { query: filter },
  responses: { 200: { description: 'CSV', content: { 'text/csv': { schema: z.string() } } } },
})

const patchUser = operation({
  method: 'patch',
  path: '/api/admin/users/{uid}',
  access: 'admin',
  isGrave: true,
  tags,
  summary: 'Change role or status',
  request: {
    params: uid,
    body: body(z.strictObject({ role: z.enum(roles).optional(), status: z.enum(statuses).optional() })),
  },
  responses: { 200: answer(listedUserSchema, 'The user as it is now') },
})

const deleteSessions = operation({
  method: 'delete',
  path: '/api/admin/users/{uid}/sessions',
  access: 'admin',
  tags,
  summary: 'Sign a user out everywhere',
  request: { params: uid },
  responses: done,
})

const deleteUser = operation({
  method: 'delete',
  path: '/api/admin/users/{uid}',
  access: 'admin',
  isGrave: true,
  tags,
  summary: 'Delete a user; content stays, and passes to the heir',
  request: {
    params: uid,
    query: z.strictObject({
      heir: z
        .string()
        .min(1)
        .max(64)
        .optional()
        .openapi({ description: 'The administrator to whom what the user wrote and uploaded passes.' }),
    }),
  },
  responses: done,
})

const getAuditLog = operation({
  method: 'get',
  path: '/api/admin/audit-log',
  access: 'admin',
  tags,
  summary: 'Who did what, newest first',
  request: {
    query: z.strictObject({
      event: z
        .string()
        .regex(/^[a-z_.]{1,64}$/)
        .optional(),
      group: z.enum(auditGroups).optional(),
      uid: z.string().max(64).optional().openapi({ description: 'Who did it, or to whom it was done.' }),
      actor: z.string().max(64).optional(),
      subject: z
        .string()
        .regex(/^[a-z_]{1,40}$/)
        .optional()
        .openapi({ description: 'Kind of what it was done to, such as `blog`.' }),
      from: askedInstant.optional(),
      until: askedInstant.optional(),
      cursor: pageQuery.cursor,
      total: pageQuery.total,
    }),
  },
  responses: { 200: answer(auditLogSchema, 'One page') },
})

const getAuditActors = operation({
  method: 'get',
  path: '/api/admin/audit-actors',
  access: 'admin',
  tags,
  summary: 'Who administers or did, for looking through what they did',
  responses: { 200: answer(auditActorsSchema, 'By name; without one where the account is gone') },
})

/** Users and the audit log, for administrators. */
export function createIdentityAdminApi(forgetters: readonly Forgetter[]) {
  return createRouter()
    .openapi(getUsers, async (c) => {
      const { q, role, status, ...paging } = c.req.valid('query')
      return c.json(await listUsers(c.var.ctx, { q, role, status }, paging), 200)
    })
    .openapi(getUsersFile, (c) => {
      const rows = toRows(exportUsers(c.var.ctx, c.req.valid('query')))
      c.header('content-disposition', 'attachment; filename="users.csv"')
      c.header('content-type', 'text/csv; charset=utf-8')
      return c.body(csvStream(head, rows), 200)
    })
    .openapi(patchUser, async (c) =>
      c.json(await changeUser(c.var.ctx, c.req.valid('param').uid, c.req.valid('json')), 200),
    )
    .openapi(deleteSessions, async (c) => {
      await endUserSessions(c.var.ctx, c.req.valid('param').uid)
      return c.body(null, 204)
    })
    .openapi(deleteUser, async (c) => {
      await removeUser(c.var.ctx, c.req.valid('param').uid, { heir: c.req.valid('query').heir, forgetters })
      return c.body(null, 204)
    })
    .openapi(getAuditLog, async (c) => c.json(await listAuditLog(c.var.ctx, c.req.valid('query')), 200))
    .openapi(getAuditActors, async (c) => c.json({ items: await listActors(c.var.ctx) }, 200))
}

const head = ['uid', 'name', 'email', 'verified', 'role', 'status', 'created', 'last seen']

async function* toRows(users: AsyncIterable<ListedUser>): AsyncGenerator<string[]> {
  for await (const user of users)
    yield [
      user.uid,
      user.displayName,
      user.email,
      user.emailVerified ? 'yes' : 'no',
      user.role,
      user.status,
      new Date(user.createdAt).toISOString(),
      user.lastSeen === null ? '' : new Date(user.lastSeen).toISOString(),
    ]
}
