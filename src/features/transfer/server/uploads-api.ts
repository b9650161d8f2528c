import { z } from '@hono/zod-openapi'
import { mostPartBytes, mostUploadParts, uploadPart } from '../uploads/contract.ts'
import { invalid } from '#platform/errors.ts'
import { answer, createRouter, fieldErrors, operation } from '#platform/server/http/http.ts'
import { receiveUpload } from '#desk/media/server/receive-upload.ts'
import { keepUploadPart } from './upload-parts.ts'

const fields = z.strictObject({
  upload: z.string().max(40).optional(),
  number: z.coerce.number().int().min(0).max(10_000),
})

/** Large files in parts, for those who have a slow line. */
export const uploadsApi = createRouter().openapi(
  operation({
    method: 'post',
    path: '/api/admin/upload-parts',
    access: 'admin',
    tags: ['Transfer'],
    summary: `Keep one part of an upload, at most 1 MB of ${mostUploadParts}; the last part goes with the request that uses it`,
    request: {
      body: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              required: ['file', 'number'],
              properties: {
                file: { type: 'string', format: 'binary' },
                upload: { type: 'string', description: 'Of the first part’s answer' },
                number: { type: 'integer', description: 'Counted from 0; a part may be sent again' },
              },
            },
          },
        },
      },
    },
    responses: { 201: answer(uploadPart, 'What is there') },
  }),
  async (c) => {
    const { bytes, fields: given } = await receiveUpload(c.var.ctx, c.req.raw, mostPartBytes)
    const part = fields.safeParse(given)
    if (!part.success) throw invalid(fieldErrors(part.error))
    return c.json(await keepUploadPart(c.var.ctx, { ...part.data, bytes }), 201)
  },
)
