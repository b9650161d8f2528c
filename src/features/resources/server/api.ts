import { z } from '@hono/zod-openapi'
import { listQuery } from '#content/contract.ts'
import { answer, createRouter, languageParameter, operation } from '#platform/server/http.ts'
import { resourceDetail, resourceList, resourceTypes } from '../contract.ts'
import { downloadResource, listResources, readResource } from './resources.ts'

const tags = ['Resources']
const parameters = z.object({ id: z.string().max(120) })
const languageQuery = z.strictObject({ lang: languageParameter })

export const resourcesApi = createRouter()
  .openapi(
    operation({
      method: 'get',
      path: '/api/resources',
      access: 'anyone',
      tags,
      summary: 'Files, links, templates, data sets and tools',
      request: { query: listQuery.extend({ type: z.enum(resourceTypes).optional() }) },
      responses: { 200: answer(resourceList, 'A page of resources') },
    }),
    async (c) => {
      const { lang, type, ...filter } = c.req.valid('query')
      return c.json(
        await listResources(c.var.ctx, {
          ...filter,
          resourceType: type,
          language: lang ?? c.var.ctx.language,
        }),
        200,
      )
    },
  )
  .openapi(
    operation({
      method: 'get',
      path: '/api/resources/{id}',
      access: 'anyone',
      tags,
      summary: 'One resource by id or slug',
      request: { params: parameters, query: languageQuery },
      responses: { 200: answer(resourceDetail, 'The resource') },
    }),
    async (c) =>
      c.json(
        await readResource(
          c.var.ctx,
          c.req.valid('param').id,
          c.req.valid('query').lang ?? c.var.ctx.language,
        ),
        200,
      ),
  )
  .openapi(
    operation({
      method: 'get',
      path: '/resources/{id}/download',
      access: 'anyone',
      tags,
      summary: 'Count a download and go to the file',
      request: { params: parameters, query: languageQuery },
      responses: { 302: { description: 'The file is there' } },
    }),
    async (c) => {
      const language = c.req.valid('query').lang ?? c.var.ctx.language
      const wish = { language, isCounted: c.req.method !== 'HEAD' }
      return c.redirect(await downloadResource(c.var.ctx, c.req.valid('param').id, wish), 302)
    },
  )
