import { z } from '@hono/zod-openapi'
import { answer, createRouter, operation } from '#platform/server/http/http.ts'
import { readMark, readMarks, type MarkableKind } from '../contract.ts'
import { listReadMarks, markRead, unmarkRead } from './read-marks.ts'

const tags = ['Reading']
const parameters = z.object({ id: z.string().max(120) })
const places = { blog: '/api/blogs/{id}/read', learn: '/api/learn/{id}/read' } as const
const nouns = { blog: 'post', learn: 'learn page' } as const

export const readMarksApi = createRouter()
  .openapi(
    operation({
      method: 'get',
      path: '/api/read-marks',
      access: 'signed-in',
      tags,
      summary: 'The posts and learn pages that the reader marked as read',
      responses: { 200: answer(readMarks, 'Their ids') },
    }),
    async (c) => c.json(await listReadMarks(c.var.ctx), 200),
  )
  .route('/', marksOf('blog'))
  .route('/', marksOf('learn'))

function marksOf(kind: MarkableKind) {
  const about = {
    path: places[kind],
    access: 'signed-in',
    tags,
    request: { params: parameters },
    responses: { 200: answer(readMark, 'The mark') },
  } as const
  return createRouter()
    .openapi(operation({ ...about, method: 'put', summary: `Mark a ${nouns[kind]} as read` }), async (c) =>
      c.json(await markRead(c.var.ctx, { kind, address: c.req.valid('param').id }), 200),
    )
    .openapi(
      operation({ ...about, method: 'delete', summary: `Take the mark of a ${nouns[kind]} back` }),
      async (c) => c.json(await unmarkRead(c.var.ctx, { kind, address: c.req.valid('param').id }), 200),
    )
}
