import { z } from '@hono/zod-openapi'
import { mostImageBytes } from '#content/media/contract.ts'
import { receiveUpload } from '#platform/server/http/uploads/receive-upload.ts'
import { answer, createRouter, operation } from '#platform/server/http/http.ts'
import { tradeMark, tradePicture } from '../../contract.ts'
import { limitPictures, openPicture, putPicture, removePicture } from './pictures.ts'

const about = {
  path: '/api/journal/trades/{id}/pictures/{picture}',
  access: 'signed-in',
} as const
const tags = ['Journal']
const params = z.object({ id: z.string().max(60), picture: z.string().max(60) })
const binary = { schema: { type: 'string' as const, format: 'binary' } }

const get = operation({
  ...about,
  tags,
  method: 'get',
  summary: 'Fetch a picture of one of the reader’s own trades',
  request: { params },
  responses: { 200: { description: 'The picture', content: { 'image/webp': binary } } },
})

const put = operation({
  ...about,
  tags,
  method: 'put',
  summary:
    'Keep a picture of a trade, with words about it, under an id of the reader’s device (10 MB at most)',
  request: {
    params,
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            required: ['file', 'description'],
            properties: { file: { type: 'string', format: 'binary' }, description: { type: 'string' } },
          },
        },
      },
    },
  },
  responses: { 200: answer(tradePicture, 'The picture as it is kept') },
})

const remove = operation({
  ...about,
  tags,
  method: 'delete',
  summary: 'Delete a picture of a trade',
  request: { params },
  responses: { 200: answer(tradeMark, 'It is gone') },
})

/** Pictures of members' trades: each is read by its owner alone, and never under `/media`. */
export const tradePicturesApi = createRouter()
  .openapi(get, async (c) => {
    const { body, bytes } = await openPicture(c.var.ctx, c.req.valid('param'))
    return c.body(body, 200, {
      'content-type': 'image/webp',
      'content-length': String(bytes),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'private, no-cache',
    })
  })
  .openapi(put, async (c) => {
    const count = () => limitPictures(c.var.ctx)
    const { bytes, fields } = await receiveUpload(c.var.ctx, c.req.raw, { mostBytes: mostImageBytes, count })
    const { description } = fields
    return c.json(await putPicture(c.var.ctx, c.req.valid('param'), { bytes, description }), 200)
  })
  .openapi(remove, async (c) => c.json(await removePicture(c.var.ctx, c.req.valid('param')), 200))
