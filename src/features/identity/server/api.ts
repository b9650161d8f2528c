import { z } from '@hono/zod-openapi'
import { mostPhotoBytes } from '#content/media/contract.ts'
import { receiveUpload } from '#platform/server/http/uploads/receive-upload.ts'
import { calendars } from '#platform/dates/calendar.ts'
import { languages } from '#platform/languages.ts'
import { answer, body, createRouter, nameOf, operation, textOf } from '#platform/server/http/http.ts'
import {
  accountStateSchema,
  ownRecordSchema,
  providerSchema,
  redirectResultSchema,
  sessionSchema,
  userRecordSchema,
} from '../contract.ts'
import { farewellHeaders } from './http/cookies.ts'
import type { Identity } from './identity.ts'
import type { LegalSources } from './legal-sources.ts'
import { passwordText } from './passwords/password-rules.ts'
import { jsonWithFiles } from '#platform/server/storage/json-with-files.ts'
import type { Forgetter } from './accounts/forget-user.ts'
import { exportUser, type Exporter } from './profile/export-user.ts'
import {
  deleteOwnAccount,
  limitPhotos,
  readUser,
  setPhoto,
  updateProfile,
  type NameFollower,
} from './profile/users.ts'
import { isAccountGone, serializeSession, takeRedirectUser } from './sessions/sessions.ts'
import { says } from '#platform/problems/field-codes.ts'

const uid = z.object({ uid: z.string().max(64) })
const done = { 204: { description: 'Done' } }

const session = operation({
  method: 'get',
  path: '/api/session',
  access: 'anyone',
  tags: ['Session'],
  summary: 'Who is signed in, and how one can',
  responses: { 200: answer(sessionSchema, 'The user of the session, the owner of the token, or null') },
})

const providers = operation({
  method: 'get',
  path: '/api/session/providers',
  access: 'anyone',
  isSharable: true,
  tags: ['Session'],
  summary: 'Redirect sign-ins that are offered',
  responses: { 200: answer(z.array(providerSchema), 'In the order of their buttons') },
})

const account = operation({
  method: 'get',
  path: '/api/session/accounts/{uid}',
  access: 'anyone',
  tags: ['Session'],
  summary: 'Whether an account is no more, for devices that keep something of it',
  request: { params: uid },
  responses: { 200: answer(accountStateSchema, 'Nothing else is said of it') },
})

const redirectResult = operation({
  method: 'post',
  path: '/api/session/redirect-result',
  access: 'anyone',
  tags: ['Session'],
  summary: 'The result of a redirect sign-in, once',
  responses: { 200: answer(redirectResultSchema, 'The user who just signed in through a redirect, or null') },
})

const getUser = operation({
  method: 'get',
  path: '/api/users/{uid}',
  access: 'signed-in',
  tags: ['Users'],
  summary: 'A user record: the own one, or any for administrators',
  request: { params: uid },
  responses: { 200: answer(ownRecordSchema, 'The record, and what was accepted of the legal texts') },
})

const patchUser = operation({
  method: 'patch',
  path: '/api/users/{uid}',
  access: 'self',
  tags: ['Users'],
  summary: 'Change the own record',
  request: {
    params: uid,
    body: body(
      z.strictObject({
        displayName: nameOf(80, 1).optional(),
        photoURL: z.string().max(500).nullable().optional(),
        bio: textOf(500).optional(),
        phone: z
          .string()
          .trim()
          .regex(/^$|^\+?[0-9 ()-]{5,24}$/, says('invalid_phone'))
          .optional(),
        language: z.enum(languages).nullable().optional(),
        calendar: z.enum(calendars).nullable().optional(),
      }),
    ),
  },
  responses: { 200: answer(userRecordSchema, 'The record as it is now') },
})

const postPhoto = operation({
  method: 'post',
  path: '/api/users/{uid}/photo',
  access: 'self',
  tags: ['Users'],
  summary: 'Upload the own photo (5 MB at most)',
  request: {
    params: uid,
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            required: ['file'],
            properties: { file: { type: 'string', format: 'binary' } },
          },
        },
      },
    },
  },
  responses: { 200: answer(userRecordSchema, 'The record as it is now') },
})

const getExport = operation({
  method: 'get',
  path: '/api/users/{uid}/export',
  access: 'self',
  tags: ['Users'],
  summary: 'What the site keeps about oneself',
  description:
    'A token is not told how the account is opened: sessions, ways to sign in, second factors, tokens.',
  request: { params: uid },
  responses: {
    200: {
      description: 'A file of JSON; pictures stand in it as base64',
      content: { 'application/json': { schema: { type: 'object', additionalProperties: true } } },
    },
  },
})

const deleteUser = operation({
  method: 'delete',
  path: '/api/users/{uid}',
  access: 'self',
  tags: ['Users'],
  summary: 'Delete the own account for good',
  request: { params: uid, body: body(z.strictObject({ password: passwordText.optional() })) },
  responses: done,
})

/** The session and one's own record. `exporters`: what other rooms add to a user's data, by name; `forgetters`: what they do when a user goes; `followName`: when one is called otherwise. */
export function createIdentityApi(
  identity: Identity,
  {
    exporters,
    forgetters,
    followName,
    legal,
  }: {
    exporters: Record<string, Exporter>
    forgetters: readonly Forgetter[]
    followName: NameFollower
    legal: LegalSources
  },
) {
  return createRouter()
    .openapi(session, async (c) =>
      c.json(await serializeSession(c.var.ctx, identity.redirects.list(), legal), 200),
    )
    .openapi(providers, (c) => c.json(identity.redirects.list(), 200))
    .openapi(account, async (c) =>
      c.json({ isGone: await isAccountGone(c.var.ctx, c.req.valid('param').uid) }, 200),
    )
    .openapi(redirectResult, async (c) => {
      const user = await takeRedirectUser(c.var.ctx)
      return c.json(user && { user }, 200)
    })
    .openapi(getUser, async (c) => {
      const { uid } = c.req.valid('param')
      const record = await readUser(c.var.ctx, uid)
      return c.json({ ...record, acceptedLegal: await legal.listAcceptances(c.var.ctx, uid) }, 200)
    })
    .openapi(patchUser, async (c) =>
      c.json(await updateProfile(c.var.ctx, c.req.valid('json'), followName), 200),
    )
    .openapi(postPhoto, async (c) => {
      const { ctx } = c.var
      const count = () => limitPhotos(ctx)
      const { bytes } = await receiveUpload(ctx, c.req.raw, { mostBytes: mostPhotoBytes, count })
      return c.json(await setPhoto(ctx, bytes), 200)
    })
    .openapi(getExport, async (c) => {
      const content = jsonWithFiles(c.var.ctx.storage, await exportUser(c.var.ctx, exporters))
      return c.body(content, 200, {
        'content-type': 'application/json',
        'content-disposition': 'attachment; filename="my-data.json"',
      })
    })
    .openapi(deleteUser, async (c) => {
      await deleteOwnAccount(c.var.ctx, c.req.valid('json').password, forgetters)
      return c.body(null, 204, farewellHeaders(c.var.ctx.config))
    })
}
