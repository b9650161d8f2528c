import { z } from '@hono/zod-openapi'
import { answer, body, createRouter, operation } from '#platform/server/http/http.ts'
import { language } from '#content/contract.ts'
import { item } from '#content/kind-item.ts'
import { pageOf, pageQuery } from '#platform/contract/paging.ts'
import { revision, revisionEntry, translationDebt } from '../contract.ts'
import { listRevisions, readRevision, restoreRevision } from './revisions.ts'
import { confirmTranslation, readTranslationDebt } from '../../translations/server/translation-debt.ts'

const editionParameters = z.object({ id: z.string().max(40), language })
const number = z.coerce.number().int().min(1).max(2_147_483_647)
const revisionParameters = editionParameters.extend({ revision: number })
const tags = ['Authoring']

/** The history of each language of an item, and how far it follows the other one. */
export const revisionsApi = createRouter()
  .openapi(
    operation({
      method: 'get',
      path: '/api/admin/items/{id}/editions/{language}/revisions',
      access: 'admin',
      tags,
      summary: 'The kept versions of one language, newest first',
      request: {
        params: editionParameters,
        query: z.strictObject(pageQuery),
      },
      responses: { 200: answer(pageOf(revisionEntry), 'Versions without their texts') },
    }),
    async (c) => {
      const { id: itemId, language } = c.req.valid('param')
      return c.json(await listRevisions(c.var.ctx, { itemId, language }, c.req.valid('query')), 200)
    },
  )
  .openapi(
    operation({
      method: 'get',
      path: '/api/admin/items/{id}/editions/{language}/revisions/{revision}',
      access: 'admin',
      tags,
      summary: 'One kept version with its text',
      request: { params: revisionParameters },
      responses: { 200: answer(revision, 'The version') },
    }),
    async (c) => {
      const { id: itemId, language, revision } = c.req.valid('param')
      return c.json(await readRevision(c.var.ctx, { itemId, language }, revision), 200)
    },
  )
  .openapi(
    operation({
      method: 'post',
      path: '/api/admin/items/{id}/editions/{language}/revisions/{revision}/restoration',
      access: 'admin',
      tags,
      summary: 'Save an earlier text as a new version',
      request: {
        params: revisionParameters,
        body: body(z.strictObject({ basedOn: z.number().int().min(1) })),
      },
      responses: { 200: answer(item, 'The item') },
    }),
    async (c) => {
      const { id: itemId, language, revision } = c.req.valid('param')
      const wish = { revision, ...c.req.valid('json') }
      return c.json(await restoreRevision(c.var.ctx, { itemId, language }, wish), 200)
    },
  )
  .openapi(
    operation({
      method: 'get',
      path: '/api/admin/items/{id}/translation-debt/{language}',
      access: 'admin',
      tags,
      summary: 'What changed in the other language since this one was translated from it',
      request: { params: editionParameters },
      responses: { 200: answer(translationDebt, 'Blocks by their place, and fields') },
    }),
    async (c) => {
      const { id: itemId, language } = c.req.valid('param')
      return c.json(await readTranslationDebt(c.var.ctx, { itemId, language }), 200)
    },
  )
  .openapi(
    operation({
      method: 'put',
      path: '/api/admin/items/{id}/editions/{language}/based-on',
      access: 'admin',
      tags,
      summary: 'Declare a translation up to date with a revision of the other language',
      request: {
        params: editionParameters,
        body: body(z.strictObject({ revision: z.number().int().min(1) })),
      },
      responses: { 200: answer(item, 'The item') },
    }),
    async (c) => {
      const { id: itemId, language } = c.req.valid('param')
      const { revision } = c.req.valid('json')
      return c.json(await confirmTranslation(c.var.ctx, { itemId, language }, revision), 200)
    },
  )
