import { z } from '@hono/zod-openapi'
import type { Context as HonoContext } from 'hono'
import { pageOf } from '#content/contract.ts'
import { mediaItem, mostAltLength, mostFileBytes } from '#content/media-contract.ts'
import { invalid } from '#platform/errors.ts'
import {
  answer,
  body,
  createRouter,
  fieldErrors,
  operation,
  textOf,
  type AppEnv,
} from '#platform/server/http.ts'
import { attachment } from './file-names.ts'
import { openMedia, type OpenedMedia } from './find-media.ts'
import { describeMedia, listMedia, readMedia, removeMedia, uploadMedia } from './media.ts'
import { receiveUpload } from './receive-upload.ts'

const alt = textOf(mostAltLength).optional()
const altTexts = z.strictObject({ altEn: alt, altAm: alt })
const params = z.object({ id: z.string().max(64) })
const tags = ['media']

const upload = operation({
  method: 'post',
  path: '/api/admin/media',
  access: 'admin',
  tags,
  summary: 'Upload an image (at most 10 MB) or a file (at most 25 MB)',
  request: {
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            required: ['file'],
            properties: {
              file: { type: 'string', format: 'binary' },
              altEn: { type: 'string', maxLength: mostAltLength },
              altAm: { type: 'string', maxLength: mostAltLength },
            },
          },
        },
      },
    },
  },
  responses: { 201: answer(mediaItem, 'The stored upload') },
})

const list = operation({
  method: 'get',
  path: '/api/admin/media',
  access: 'admin',
  tags,
  summary: 'List the library, newest first',
  request: {
    query: z.strictObject({
      page: z.coerce.number().int().min(1).max(1000).default(1),
      kind: z.enum(['image', 'file']).optional(),
      q: textOf(100).optional(),
    }),
  },
  responses: { 200: answer(pageOf(mediaItem).openapi('MediaPage'), 'A page of uploads') },
})

const read = operation({
  method: 'get',
  path: '/api/admin/media/{id}',
  access: 'admin',
  tags,
  summary: 'Read one upload',
  request: { params },
  responses: { 200: answer(mediaItem, 'The upload') },
})

const change = operation({
  method: 'patch',
  path: '/api/admin/media/{id}',
  access: 'admin',
  tags,
  summary: 'Change the alternative texts of an upload',
  request: { params, body: body(altTexts) },
  responses: { 200: answer(mediaItem, 'The changed upload') },
})

const remove = operation({
  method: 'delete',
  path: '/api/admin/media/{id}',
  access: 'admin',
  tags,
  summary: 'Remove an upload that is used nowhere',
  request: { params },
  responses: { 204: { description: 'Removed' } },
})

const serve = operation({
  method: 'get',
  path: '/media/{id}/{name}',
  access: 'anyone',
  tags,
  summary: 'Fetch a variant of an image, or a file',
  request: { params: z.object({ id: z.string(), name: z.string() }) },
  responses: {
    200: {
      description: 'The bytes',
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    },
    304: { description: 'Not changed' },
  },
})

export const mediaApi = createRouter()
mediaApi.openapi(upload, async (c) => {
  const { bytes, fileName, fields } = await receiveUpload(c.var.ctx, c.req.raw, mostFileBytes)
  const texts = altTexts.safeParse(fields)
  if (!texts.success) throw invalid(fieldErrors(texts.error))
  return c.json(await uploadMedia(c.var.ctx, { ...texts.data, bytes, fileName }), 201)
})
mediaApi.openapi(list, async (c) => {
  const { page, kind, q } = c.req.valid('query')
  return c.json(await listMedia(c.var.ctx, { page, kind, words: q }), 200)
})
mediaApi.openapi(read, async (c) => c.json(await readMedia(c.var.ctx, c.req.valid('param').id), 200))
mediaApi.openapi(change, async (c) =>
  c.json(await describeMedia(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200),
)
mediaApi.openapi(remove, async (c) => {
  await removeMedia(c.var.ctx, c.req.valid('param').id)
  return c.body(null, 204)
})
mediaApi.openapi(serve, async (c) => {
  const { id, name } = c.req.valid('param')
  return sendMedia(c, await openMedia(c.var.ctx, id, name))
})

/** Whatever somebody uploaded: never run, never framed, never guessed at. Images are shown, anything else is saved. */
async function sendMedia(c: HonoContext<AppEnv>, media: OpenedMedia): Promise<Response> {
  const headers = new Headers({
    'Content-Type': media.mimeType,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': media.isImage ? 'public, max-age=31536000, immutable' : 'private, no-cache',
    'Content-Disposition': media.isImage ? 'inline' : attachment(media.fileName, media.asciiName),
    ETag: `"${media.tag}"`,
  })
  if (hasTag(c.req.header('if-none-match'), media.tag)) return new Response(null, { status: 304, headers })
  const { body, bytes } = await media.open()
  headers.set('Content-Length', String(bytes))
  if (c.req.raw.method !== 'HEAD') return new Response(body, { headers })
  await body.cancel()
  return new Response(null, { headers })
}

function hasTag(condition: string | undefined, tag: string): boolean {
  return condition?.split(',').some((known) => known.trim().replace(/^W\//, '') === `"${tag}"`) ?? false
}
