import { z } from '@hono/zod-openapi'
import { walkedQuery } from '#content/contract.ts'
import { isSignInWanted } from '#platform/errors.ts'
import { entranceTo, paths, withLanguage } from '#platform/paths.ts'
import { isDocumentWanted } from '#platform/server/http/document-wanted.ts'
import { answer, createRouter, languageParameter, operation } from '#platform/server/http/http.ts'
import { resourceDetail, resourceList } from '../contract.ts'
import { resourceTypes } from '../resource-types.ts'
import { downloadResource, listResources, readResource, type ResourceNeighbours } from './resources.ts'

const tags = ['Resources']
const parameters = z.object({ id: z.string().max(120) })
const languageQuery = z.strictObject({ lang: languageParameter })

const list = operation({
  method: 'get',
  path: '/api/resources',
  access: 'anyone',
  isSharable: true,
  tags,
  summary: 'Files, links, templates, data sets and tools',
  request: { query: walkedQuery.extend({ type: z.enum(resourceTypes).optional() }) },
  responses: { 200: answer(resourceList, 'A page of resources') },
})

const read = operation({
  method: 'get',
  path: '/api/resources/{id}',
  access: 'anyone',
  isSharable: true,
  tags,
  summary: 'One resource by id or slug',
  request: { params: parameters, query: languageQuery },
  responses: { 200: answer(resourceDetail, 'The resource') },
})

const download = operation({
  method: 'get',
  path: '/resources/{id}/download',
  access: 'anyone',
  tags,
  summary: 'Count a download and go to the file',
  request: { params: parameters, query: languageQuery },
  responses: {
    302: { description: 'The file is there' },
    303: { description: 'A browser that opened it as a page signs in first; others get 401' },
  },
})

/** `neighbours`: what other features say of a resource. */
export function createResourcesApi(neighbours: ResourceNeighbours) {
  return createRouter()
    .openapi(list, async (c) => {
      const wanted = { ...c.req.valid('query'), language: c.var.ctx.language }
      return c.json(await listResources(c.var.ctx, wanted), 200)
    })
    .openapi(read, async (c) => {
      const wish = { language: c.var.ctx.language, ...neighbours }
      return c.json(await readResource(c.var.ctx, c.req.valid('param').id, wish), 200)
    })
    .openapi(download, async (c) => {
      const { id } = c.req.valid('param')
      const { lang } = c.req.valid('query')
      const isCounted = c.req.method !== 'HEAD'
      const wish = { language: c.var.ctx.language, isCounted, ...neighbours }
      try {
        return c.redirect(await downloadResource(c.var.ctx, id, wish), 302)
      } catch (error) {
        if (!isSignInWanted(error) || !isDocumentWanted(c.req.raw.headers)) throw error
        const named = (address: string) => (lang ? withLanguage(address, lang) : address)
        return c.redirect(named(entranceTo(named(paths.resource(id)))), 303)
      }
    })
}
