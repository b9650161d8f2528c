import { z } from '@hono/zod-openapi'
import { answer, createRouter, languageParameter, operation } from '#platform/server/http/http.ts'
import { pocketContents, pocketKinds } from '../../pocket/contract.ts'
import { describeCourse, describeText, describeTrack } from './pocket.ts'

const tags = ['Reading']
const inLanguage = z.strictObject({ lang: languageParameter })
const responses = { 200: answer(pocketContents, 'What it is made of, and how much that is') }

/** What a device keeps for reading without a connection. */
export const pocketApi = createRouter()
  .openapi(
    operation({
      method: 'get',
      path: '/api/pocket/courses/{id}',
      access: 'signed-in',
      tags,
      summary: 'What keeping a course on a device means: the lessons that the reader can open now',
      request: { params: z.object({ id: z.string().max(120) }), query: inLanguage },
      responses,
    }),
    async (c) => c.json(await describeCourse(c.var.ctx, c.req.valid('param').id), 200),
  )
  .openapi(
    operation({
      method: 'get',
      path: '/api/pocket/{kind}/{id}',
      access: 'anyone',
      isSharable: true,
      tags,
      summary: 'What keeping a track or a text on a device means: its pages, pictures and size',
      request: {
        params: z.object({ kind: z.enum(pocketKinds), id: z.string().max(120) }),
        query: inLanguage,
      },
      responses,
    }),
    async (c) => {
      const { kind, id } = c.req.valid('param')
      const { ctx } = c.var
      return c.json(await (kind === 'track' ? describeTrack(ctx, id) : describeText(ctx, kind, id)), 200)
    },
  )
