import { z } from '@hono/zod-openapi'
import type { ProblemCode } from '#platform/problems/problem-codes.ts'
import { Problem } from '#platform/errors.ts'
import { answer, body, createRouter, operation } from '#platform/server/http/http.ts'
import { contentImport, importPurposes, sentImportSettings } from '../../imports/contract.ts'
import type { ImportPurposes } from './import-purpose.ts'
import { applyImport, beginImport, continueImport, discardImport, readImport } from './imports.ts'
import { lookAtImport } from './look-at-import.ts'

const tags = ['Import and export']
const params = z.object({ id: z.string().max(40) })
const bytes = { schema: { type: 'string', format: 'binary' } } as const
const part = {
  required: true,
  content: { 'application/zip': bytes, 'application/octet-stream': bytes },
} as const

const begin = operation({
  method: 'post',
  path: '/api/admin/imports',
  access: 'admin',
  tags,
  summary: 'Bring a file to import, or its first part of at most 8 MB; it waits for a day',
  request: {
    query: z.strictObject({ purpose: z.enum(importPurposes), name: z.string().max(1000).default('') }),
    body: part,
  },
  responses: { 201: answer(contentImport, 'What waits') },
})

const proceed = operation({
  method: 'put',
  path: '/api/admin/imports/{id}/bytes',
  access: 'admin',
  tags,
  summary: 'Bring the next part of at most 8 MB, which begins at the byte `from`',
  request: { params, query: z.strictObject({ from: z.coerce.number().int().min(0) }), body: part },
  responses: { 200: answer(contentImport, 'What waits') },
})

const look = operation({
  method: 'put',
  path: '/api/admin/imports/{id}/report',
  access: 'admin',
  tags,
  summary: 'The dry run: what the import would do, and what stands in its way; nothing is imported yet',
  request: { params, body: body(sentImportSettings) },
  responses: { 200: answer(contentImport, 'The import with its report') },
})

const read = operation({
  method: 'get',
  path: '/api/admin/imports/{id}',
  access: 'admin',
  tags,
  summary: 'A file that waits, what an import of it would do, or what became of it',
  request: { params },
  responses: { 200: answer(contentImport, 'The import') },
})

const apply = operation({
  method: 'post',
  path: '/api/admin/imports/{id}/application',
  access: 'admin',
  tags,
  summary: 'Import it as the report said, all of it or nothing; a second call changes nothing',
  request: { params },
  responses: { 200: answer(contentImport, 'The import with its result') },
})

const discard = operation({
  method: 'delete',
  path: '/api/admin/imports/{id}',
  access: 'admin',
  tags,
  summary: 'Forget a file that waits; what was imported stays',
  request: { params },
  responses: { 204: { description: 'Forgotten' } },
})

/** Files that are brought in parts, looked at, and then imported once or discarded. */
export function createImportsApi(purposes: ImportPurposes) {
  return createRouter()
    .openapi(begin, async (c) => {
      const { purpose, name } = c.req.valid('query')
      const body = bytesOf(c.req.raw, purpose === 'archive' ? 'import.not_a_zip' : 'body.unexpected_type')
      return c.json(await beginImport(c.var.ctx, { purpose, name, body }), 201)
    })
    .openapi(proceed, async (c) => {
      const next = { ...c.req.valid('query'), body: bytesOf(c.req.raw, 'body.unexpected_type') }
      return c.json(await continueImport(c.var.ctx, c.req.valid('param').id, next), 200)
    })
    .openapi(look, async (c) => {
      const settings = c.req.valid('json')
      const looked = await lookAtImport(c.var.ctx, c.req.valid('param').id, { settings, purposes })
      return c.json(looked, 200)
    })
    .openapi(read, async (c) => c.json(await readImport(c.var.ctx, c.req.valid('param').id), 200))
    .openapi(apply, async (c) => c.json(await applyImport(c.var.ctx, c.req.valid('param').id, purposes), 200))
    .openapi(discard, async (c) => {
      await discardImport(c.var.ctx, c.req.valid('param').id)
      return c.body(null, 204)
    })
}

/** @throws 415 for another content type: these are never sent by a foreign page's form. */
function bytesOf(request: Request, code: ProblemCode): ReadableStream<Uint8Array> | null {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/(?:zip|octet-stream)\s*(?:;|$)/i.test(type)) throw new Problem(415, code)
  return request.body
}
