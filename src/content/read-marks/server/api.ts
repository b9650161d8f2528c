import { z } from '@hono/zod-openapi'
import { answer, createRouter, operation } from '#platform/server/http/http.ts'
import { kinds } from '../../kinds.ts'
import { markableKinds, readMark, readMarks, type MarkableKind } from '../contract.ts'
import { listReadMarks, markRead, unmarkRead } from './read-marks.ts'

const tags = ['Reading']
const parameters = z.object({ id: z.string().max(120) })

export const readMarksApi = createRouter()
  .openapi(
    operation({
      method: 'get',
      path: '/api/read-marks',
      access: 'signed-in',
      tags,
      summary: 'The posts and learn pages that the reader marked as read',
      responses: { 200: answer(readMarks, 'Their ids, the latest first; 1,000 at most') },
    }),
    async (c) => c.json(await listReadMarks(c.var.ctx), 200),
  )
  .route(
    '/',
    markableKinds.map(marksOf).reduce((all, ofKind) => all.route('/', ofKind)),
  )

function marksOf(kind: MarkableKind) {
  const { apiPath, apiNoun } = kinds[kind]
  const about = {
    path: `${apiPath}/{id}/read`,
    access: 'signed-in',
    tags,
    request: { params: parameters },
    responses: { 200: answer(readMark, 'The mark') },
  } as const
  return createRouter()
    .openapi(operation({ ...about, method: 'put', summary: `Mark a ${apiNoun} as read` }), async (c) =>
      c.json(await markRead(c.var.ctx, { kind, address: c.req.valid('param').id }), 200),
    )
    .openapi(
      operation({ ...about, method: 'delete', summary: `Take the mark of a ${apiNoun} back` }),
      async (c) => c.json(await unmarkRead(c.var.ctx, { kind, address: c.req.valid('param').id }), 200),
    )
}
