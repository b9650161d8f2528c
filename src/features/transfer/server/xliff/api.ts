import { z } from '@hono/zod-openapi'
import { mostXliffBytes, translationFile, xliffOrder } from '../../xliff/contract.ts'
import { otherLanguage } from '#platform/languages.ts'
import { answer, body, createRouter, operation } from '#platform/server/http/http.ts'
import { receiveUpload } from '#desk/media/server/receive-upload.ts'
import { forgetUpload, joinUpload } from '../upload-parts.ts'
import { exportXliff } from './export-xliff.ts'
import {
  applyTranslationFile,
  discardTranslationFile,
  readTranslationFile,
  startTranslationFile,
} from './translation-files.ts'

const params = z.object({ id: z.string().max(40) })
const tags = ['Transfer']

const write = operation({
  method: 'post',
  path: '/api/admin/translation-exports',
  access: 'admin',
  tags,
  summary: 'A file for a translator: XLIFF 2.0 of some items, with what is translated already',
  request: { body: body(xliffOrder) },
  responses: {
    200: {
      description: 'The file',
      content: { 'application/xliff+xml': { schema: { type: 'string', format: 'binary' } } },
    },
  },
})

const start = operation({
  method: 'post',
  path: '/api/admin/translation-files',
  access: 'admin',
  tags,
  summary: 'Look at a translator’s file that came back (XLIFF 2, at most 16 MB); nothing is saved yet',
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
            },
          },
        },
      },
    },
  },
  responses: { 201: answer(translationFile, 'What would be saved, waiting for a day') },
})

const read = operation({
  method: 'get',
  path: '/api/admin/translation-files/{id}',
  access: 'admin',
  tags,
  summary: 'A looked-at translator’s file, or what became of it',
  request: { params },
  responses: { 200: answer(translationFile, 'The file') },
})

const apply = operation({
  method: 'post',
  path: '/api/admin/translation-files/{id}/application',
  access: 'admin',
  tags,
  summary: 'Save the translations as drafts, all or nothing; a second call changes nothing',
  request: { params },
  responses: { 200: answer(translationFile, 'The file with its result') },
})

const discard = operation({
  method: 'delete',
  path: '/api/admin/translation-files/{id}',
  access: 'admin',
  tags,
  summary: 'Forget a translator’s file; what was saved stays',
  request: { params },
  responses: { 204: { description: 'Forgotten' } },
})

/** Files for translators, out and back. */
export const translationFilesApi = createRouter()
  .openapi(write, async (c) => {
    const order = c.req.valid('json')
    const xml = await exportXliff(c.var.ctx, order)
    const day = new Date(c.var.ctx.now).toISOString().slice(0, 10)
    const name = `translation-${order.from}-${otherLanguage(order.from)}-${day}.xlf`
    return new Response(xml, {
      headers: {
        'Content-Type': 'application/xliff+xml; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'no-store',
      },
    })
  })
  .openapi(start, async (c) => {
    const { bytes, fileName, fields } = await receiveUpload(c.var.ctx, c.req.raw, mostXliffBytes)
    const whole = await joinUpload(c.var.ctx, fields.upload, bytes)
    const started = await startTranslationFile(c.var.ctx, { bytes: whole, fileName })
    await forgetUpload(c.var.ctx, fields.upload)
    return c.json(started, 201)
  })
  .openapi(read, async (c) => c.json(await readTranslationFile(c.var.ctx, c.req.valid('param').id), 200))
  .openapi(apply, async (c) => c.json(await applyTranslationFile(c.var.ctx, c.req.valid('param').id), 200))
  .openapi(discard, async (c) => {
    await discardTranslationFile(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })
