import { z } from '@hono/zod-openapi'
import {
  foreignImport,
  foreignKinds,
  foreignSettings,
  foreignSources,
  mostForeignBytes,
} from '../../foreign/contract.ts'
import { invalid } from '#platform/errors.ts'
import { answer, createRouter, fieldErrors, operation } from '#platform/server/http/http.ts'
import { receiveUpload } from '#desk/media/server/receive-upload.ts'
import { forgetUpload, joinUpload } from '../upload-parts.ts'
import {
  applyForeignImport,
  discardForeignImport,
  readForeignImport,
  startForeignImport,
} from './foreign-imports.ts'

const params = z.object({ id: z.string().max(40) })
const tags = ['Transfer']

const start = operation({
  method: 'post',
  path: '/api/admin/foreign-imports',
  access: 'admin',
  tags,
  summary:
    'Look at an export of Ghost, WordPress or a folder of Markdown (at most 64 MB); nothing is imported yet',
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
              upload: { type: 'string', description: 'Parts that came before this last one' },
              source: { type: 'string', enum: ['auto', ...foreignSources] },
              kind: { type: 'string', enum: [...foreignKinds] },
              language: { type: 'string', enum: ['auto', 'en', 'am'] },
            },
          },
        },
      },
    },
  },
  responses: { 201: answer(foreignImport, 'What would be imported, waiting for a day') },
})

const read = operation({
  method: 'get',
  path: '/api/admin/foreign-imports/{id}',
  access: 'admin',
  tags,
  summary: 'A looked-at export, or what became of it',
  request: { params },
  responses: { 200: answer(foreignImport, 'The import') },
})

const apply = operation({
  method: 'post',
  path: '/api/admin/foreign-imports/{id}/application',
  access: 'admin',
  tags,
  summary: 'Make drafts of what is new, all or nothing; a second call changes nothing',
  request: { params },
  responses: { 200: answer(foreignImport, 'The import with its result') },
})

const discard = operation({
  method: 'delete',
  path: '/api/admin/foreign-imports/{id}',
  access: 'admin',
  tags,
  summary: 'Forget an upload; what was imported stays',
  request: { params },
  responses: { 204: { description: 'Forgotten' } },
})

/** Posts from other systems. */
export const foreignImportsApi = createRouter()
  .openapi(start, async (c) => {
    const { bytes, fileName, fields } = await receiveUpload(c.var.ctx, c.req.raw, mostForeignBytes)
    const { upload, ...rest } = fields
    const settings = foreignSettings.safeParse(rest)
    if (!settings.success) throw invalid(fieldErrors(settings.error))
    const whole = await joinUpload(c.var.ctx, upload, bytes)
    const started = await startForeignImport(c.var.ctx, { bytes: whole, fileName, settings: settings.data })
    await forgetUpload(c.var.ctx, upload)
    return c.json(started, 201)
  })
  .openapi(read, async (c) => c.json(await readForeignImport(c.var.ctx, c.req.valid('param').id), 200))
  .openapi(apply, async (c) => c.json(await applyForeignImport(c.var.ctx, c.req.valid('param').id), 200))
  .openapi(discard, async (c) => {
    await discardForeignImport(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })
