import { z } from '@hono/zod-openapi'
import { answer, body, createRouter, languageParameter, operation } from '#platform/server/http/http.ts'
import { idempotencyHeader, idempotent } from '#platform/server/http/idempotency.ts'
import { card, editionText, instant, itemFields, language } from '#content/contract.ts'
import { item } from '#content/kind-item.ts'
import { contentKinds } from '#content/kinds.ts'
import {
  previewEdition,
  publishEdition,
  setState,
  unpublishEdition,
} from '#content/editions/server/editions.ts'
import { binItem, createItem, readItem, restoreItem } from '#content/items/server/items.ts'
import { listHighlights } from '#content/reading/server/highlights.ts'
import { mostStored } from '#content/text-limits.ts'
import { saveWriting } from '../../revisions/server/sittings.ts'
import { changeItem } from './changed-item.ts'

const id = z.string().max(40)
const itemParameters = z.object({ id })
const itemVersion = z.strictObject({ version: z.coerce.number().int().min(1).optional() })
const editionParameters = z.object({ id, language })
const tags = ['Authoring']

/** The engine's operations: highlights for readers, authoring for administrators. */
export const contentApi = createRouter()
  .openapi(
    operation({
      method: 'get',
      path: '/api/highlights',
      access: 'anyone',
      isSharable: true,
      tags: ['Reading'],
      summary: 'Featured and newest items of all kinds',
      request: { query: z.strictObject({ lang: languageParameter }) },
      responses: { 200: answer(z.object({ featured: z.array(card), newest: z.array(card) }), 'Cards') },
    }),
    async (c) => c.json(await listHighlights(c.var.ctx, c.var.ctx.language), 200),
  )
  .openapi(
    operation({
      method: 'post',
      path: '/api/admin/items',
      access: 'admin',
      tags,
      summary: 'Start an item with one draft edition',
      request: {
        headers: idempotencyHeader,
        body: body(
          z.strictObject({
            kind: z.enum(contentKinds),
            language,
            title: z.string().trim().min(1).max(mostStored('title')),
            parentId: id.optional(),
            collectionId: id.optional(),
          }),
        ),
      },
      responses: { 201: answer(item, 'The new item') },
    }),
    async (c) => {
      const wanted = c.req.valid('json')
      const request = { key: c.req.valid('header')['idempotency-key'], name: 'item.create', body: wanted }
      return c.json(await idempotent(c.var.ctx, request, (ctx) => createItem(ctx, wanted)), 201)
    },
  )
  .openapi(
    operation({
      method: 'get',
      path: '/api/admin/items/{id}',
      access: 'admin',
      tags,
      summary: 'An item with both editions',
      request: { params: itemParameters },
      responses: { 200: answer(item, 'The item') },
    }),
    async (c) => c.json(await readItem(c.var.ctx, c.req.valid('param').id), 200),
  )
  .openapi(
    operation({
      method: 'patch',
      path: '/api/admin/items/{id}',
      access: 'admin',
      tags,
      summary: 'Change language-neutral fields',
      request: {
        params: itemParameters,
        body: body(itemFields.partial().extend({ version: z.number().int() })),
      },
      responses: { 200: answer(item, 'The item') },
    }),
    async (c) => {
      const { version, ...fields } = c.req.valid('json')
      return c.json(await changeItem(c.var.ctx, c.req.valid('param').id, { version, fields }), 200)
    },
  )
  .openapi(
    operation({
      method: 'delete',
      path: '/api/admin/items/{id}',
      access: 'admin',
      tags,
      summary: 'Put an item into the bin',
      request: { params: itemParameters, query: itemVersion },
      responses: { 204: { description: 'In the bin' } },
    }),
    async (c) => {
      await binItem(c.var.ctx, { ...c.req.valid('param'), ...c.req.valid('query') })
      return c.body(null, 204)
    },
  )
  .openapi(
    operation({
      method: 'post',
      path: '/api/admin/items/{id}/restoration',
      access: 'admin',
      tags,
      summary: 'Bring an item back from the bin',
      request: { params: itemParameters, query: itemVersion },
      responses: { 204: { description: 'Back' } },
    }),
    async (c) => {
      await restoreItem(c.var.ctx, { ...c.req.valid('param'), ...c.req.valid('query') })
      return c.body(null, 204)
    },
  )
  .openapi(
    operation({
      method: 'put',
      path: '/api/admin/items/{id}/editions/{language}',
      access: 'admin',
      tags,
      summary: 'Save the working text of one language',
      request: {
        params: editionParameters,
        body: body(
          z.strictObject({
            basedOn: z.number().int().min(0),
            translatedFrom: z.number().int().min(1).optional(),
            keep: z.boolean().default(false),
            text: editionText,
          }),
        ),
      },
      responses: { 200: answer(item, 'The item') },
    }),
    async (c) => {
      const { id: itemId, language } = c.req.valid('param')
      return c.json(await saveWriting(c.var.ctx, { itemId, language }, c.req.valid('json')), 200)
    },
  )
  .openapi(
    operation({
      method: 'put',
      path: '/api/admin/items/{id}/editions/{language}/publication',
      access: 'admin',
      tags,
      summary: 'Publish the saved text, now or from a later instant on',
      request: {
        params: editionParameters,
        body: body(z.strictObject({ revision: z.number().int().min(1), publishAt: instant.optional() })),
      },
      responses: { 200: answer(item, 'The item') },
    }),
    async (c) => {
      const { id: itemId, language } = c.req.valid('param')
      return c.json(await publishEdition(c.var.ctx, { itemId, language }, c.req.valid('json')), 200)
    },
  )
  .openapi(
    operation({
      method: 'delete',
      path: '/api/admin/items/{id}/editions/{language}/publication',
      access: 'admin',
      tags,
      summary: 'Take a text back from readers',
      request: {
        params: editionParameters,
        query: z.strictObject({ revision: z.coerce.number().int().min(1).optional() }),
      },
      responses: { 200: answer(item, 'The item') },
    }),
    async (c) => {
      const { id: itemId, language } = c.req.valid('param')
      return c.json(await unpublishEdition(c.var.ctx, { itemId, language, ...c.req.valid('query') }), 200)
    },
  )
  .openapi(
    operation({
      method: 'put',
      path: '/api/admin/items/{id}/editions/{language}/state',
      access: 'admin',
      tags,
      summary: 'Move an edition to draft, review or the archive',
      request: {
        params: editionParameters,
        body: body(
          z.strictObject({
            state: z.enum(['draft', 'in_review', 'archived']),
            revision: z.number().int().min(1).optional(),
          }),
        ),
      },
      responses: { 200: answer(item, 'The item') },
    }),
    async (c) => {
      const { id: itemId, language } = c.req.valid('param')
      const { state, revision } = c.req.valid('json')
      return c.json(await setState(c.var.ctx, { itemId, language, revision }, state), 200)
    },
  )
  .openapi(
    operation({
      method: 'post',
      path: '/api/admin/items/{id}/editions/{language}/preview',
      access: 'admin',
      tags,
      summary: 'The HTML readers would see of a text',
      request: { params: editionParameters, body: body(z.strictObject({ text: editionText })) },
      responses: { 200: answer(z.object({ html: z.string() }), 'HTML of the body') },
    }),
    async (c) =>
      c.json(
        { html: await previewEdition(c.var.ctx, c.req.valid('param').language, c.req.valid('json').text) },
        200,
      ),
  )
