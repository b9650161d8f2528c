import { z } from '@hono/zod-openapi'
import { pageOf, pageQuery } from '#platform/contract/paging.ts'
import { mediaItem, mediaUsage } from '#content/media/contract.ts'
import { uploadedMedia } from '../contract.ts'
import { mostAltLength, mostFileBytes } from '#content/media/limits.ts'
import { invalid } from '#platform/errors.ts'
import { answer, body, createRouter, fieldErrors, operation, textOf } from '#platform/server/http/http.ts'
import { receiveUpload } from '#platform/server/http/uploads/receive-upload.ts'
import { openMedia } from '#content/media/server/find-media.ts'
import { serializeMedia, listMedia, readMedia, readMediaUsage, removeMedia, uploadMedia } from './media.ts'
import { replaceMedia, restoreFormerFile } from './replace-media.ts'
import { sendMedia } from './send-media-api.ts'

const alt = textOf(mostAltLength).optional()
const altTexts = z.strictObject({ altEn: alt, altAm: alt })
const params = z.object({ id: z.string().max(64) })
const tags = ['Media']

const fileForm = (more: Record<string, { type: 'string'; maxLength: number }> = {}) => ({
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object' as const,
        required: ['file'],
        properties: { file: { type: 'string' as const, format: 'binary' }, ...more },
      },
    },
  },
})

const upload = operation({
  method: 'post',
  path: '/api/admin/media',
  access: 'admin',
  tags,
  summary: 'Upload an image (at most 10 MB) or a file (at most 25 MB)',
  request: {
    body: fileForm({
      altEn: { type: 'string', maxLength: mostAltLength },
      altAm: { type: 'string', maxLength: mostAltLength },
    }),
  },
  responses: { 201: answer(uploadedMedia, 'The stored upload') },
})

const list = operation({
  method: 'get',
  path: '/api/admin/media',
  access: 'admin',
  tags,
  summary: 'List the library, newest first',
  request: {
    query: z.strictObject({
      ...pageQuery,
      kind: z.enum(['image', 'file']).optional(),
      q: textOf(100).optional(),
      unused: z.literal('1').optional(),
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
  description:
    '`was` names the texts that the change was made to; one that is another by now is not replaced.',
  request: { params, body: body(altTexts.extend({ was: altTexts.optional() })) },
  responses: { 200: answer(mediaItem, 'The changed upload') },
})

const usage = operation({
  method: 'get',
  path: '/api/admin/media/{id}/usage',
  access: 'admin',
  tags,
  summary: 'List where an upload is used, and the files that it had before',
  request: { params },
  responses: { 200: answer(mediaUsage, 'Its places and former files') },
})

const replace = operation({
  method: 'put',
  path: '/api/admin/media/{id}/file',
  access: 'admin',
  tags,
  summary: 'Put another file of the same kind behind an upload, everywhere it is used',
  request: { params, body: fileForm() },
  responses: { 200: answer(mediaItem, 'The upload with its new file') },
})

const restore = operation({
  method: 'post',
  path: '/api/admin/media/{id}/former-files/{formerId}/restoration',
  access: 'admin',
  tags,
  summary: 'Bring a former file back; the one of today becomes a former one',
  request: { params: params.extend({ formerId: z.string().max(64) }) },
  responses: { 200: answer(mediaItem, 'The upload with its former file') },
})

const remove = operation({
  method: 'delete',
  path: '/api/admin/media/{id}',
  access: 'admin',
  tags,
  summary: 'Remove an upload that is used nowhere',
  description: 'Kept versions of texts count as a use, unless `evenInHistory=1` says that they may lose it.',
  request: { params, query: z.strictObject({ evenInHistory: z.literal('1').optional() }) },
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
    206: {
      description: 'The part that a `Range` asks for',
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    },
    302: { description: 'The address of a former file, and where the one of today is' },
    304: { description: 'Not changed' },
    416: { description: 'A `Range` outside of the file' },
  },
})

export const mediaApi = createRouter()
  .openapi(upload, async (c) => {
    const { bytes, fileName, fields } = await receiveUpload(c.var.ctx, c.req.raw, {
      mostBytes: mostFileBytes,
    })
    const texts = altTexts.safeParse(fields)
    if (!texts.success) throw invalid(fieldErrors(texts.error))
    return c.json(await uploadMedia(c.var.ctx, { ...texts.data, bytes, fileName }), 201)
  })
  .openapi(list, async (c) => {
    const { q, unused, ...wanted } = c.req.valid('query')
    return c.json(await listMedia(c.var.ctx, { ...wanted, words: q, isUnused: unused === '1' }), 200)
  })
  .openapi(read, async (c) => c.json(await readMedia(c.var.ctx, c.req.valid('param').id), 200))
  .openapi(change, async (c) =>
    c.json(await serializeMedia(c.var.ctx, c.req.valid('param').id, c.req.valid('json')), 200),
  )
  .openapi(usage, async (c) => c.json(await readMediaUsage(c.var.ctx, c.req.valid('param').id), 200))
  .openapi(replace, async (c) => {
    const { bytes, fileName, fields } = await receiveUpload(c.var.ctx, c.req.raw, {
      mostBytes: mostFileBytes,
    })
    const others = z.strictObject({}).safeParse(fields)
    if (!others.success) throw invalid(fieldErrors(others.error))
    return c.json(await replaceMedia(c.var.ctx, c.req.valid('param').id, { bytes, fileName }), 200)
  })
  .openapi(restore, async (c) => {
    const { id, formerId } = c.req.valid('param')
    return c.json(await restoreFormerFile(c.var.ctx, id, formerId), 200)
  })
  .openapi(remove, async (c) => {
    const evenInHistory = c.req.valid('query').evenInHistory === '1'
    await removeMedia(c.var.ctx, c.req.valid('param').id, { evenInHistory })
    return c.body(null, 204)
  })
  .openapi(serve, async (c) => {
    const { id, name } = c.req.valid('param')
    const media = await openMedia(c.var.ctx, id, name)
    if (!('movedTo' in media)) return sendMedia(c, media)
    return new Response(null, {
      status: 302,
      headers: { Location: media.movedTo, 'Cache-Control': 'no-cache' },
    })
  })
