import { z } from '@hono/zod-openapi'
import { answer, createRouter, languageParameter, operation } from '#platform/server/http/http.ts'
import { toolDetail, toolList } from '../contract.ts'
import { listCardAddress } from './pictures.ts'
import { listTools, readTool } from './tools.ts'

const tags = ['Tools']

export const toolsApi = createRouter()
  .openapi(
    operation({
      method: 'get',
      path: '/api/tools',
      access: 'anyone',
      isSharable: true,
      tags,
      summary: 'Calculators and the scam check',
      request: { query: z.strictObject({ lang: languageParameter }) },
      responses: { 200: answer(toolList, 'The tools, in the order of their list') },
    }),
    (c) => c.json({ items: listTools(c.var.ctx.language), shareImage: listCardAddress(c.var.ctx) }, 200),
  )
  .openapi(
    operation({
      method: 'get',
      path: '/api/tools/{id}',
      access: 'anyone',
      isSharable: true,
      tags,
      summary: 'One tool, with the answer to what was entered',
      request: {
        params: z.object({ id: z.string().max(40) }),
        query: z.strictObject({
          lang: languageParameter,
          values: z.string().max(2000).default('').openapi({
            description:
              'The fields as the query of an address: `account=60000&risk=1`. A missing one has its example.',
          }),
        }),
      },
      responses: { 200: answer(toolDetail, 'The tool') },
    }),
    async (c) => {
      const { values } = c.req.valid('query')
      const { language } = c.var.ctx
      return c.json(await readTool(c.var.ctx, c.req.valid('param').id, { language, values }), 200)
    },
  )
