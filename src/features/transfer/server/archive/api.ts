import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { z } from '@hono/zod-openapi'
import { Refusal } from '#platform/errors.ts'
import { answer, body, createRouter, operation } from '#platform/server/http/http.ts'
import { newTemporaryFile } from '#platform/server/storage/temporary-files.ts'
import { contentKinds } from '#content/kinds.ts'
import {
  archiveSize,
  importModes,
  importReport,
  importResult,
  mostChosenItems,
  pendingImport,
} from '../../contract.ts'
import type { CarriedSettings } from '#content/server/carried-setting.ts'
import { exportContent, measureExport } from './export.ts'
import { importContent, reportImport } from './import/import.ts'
import {
  beginImport,
  continueImport,
  forgetImport,
  readPendingImport,
  withArchiveFile,
} from './import/waiting-archives.ts'

const tags = ['Import and export']
const params = z.object({ id: z.string().max(40) })
const mode = z.enum(importModes).default('archive')

/** Members of a list in one query parameter, separated by commas. */
const listOf = <T extends string>(member: z.ZodType<T, string>, most: number) =>
  z
    .string()
    .max(most * 30)
    .transform((list) => list.split(','))
    .pipe(z.array(member).min(1).max(most))
    .optional()

const wish = z.strictObject({
  kinds: listOf(z.enum(contentKinds), contentKinds.length),
  ids: listOf(z.string().regex(/^[\w-]{1,40}$/), mostChosenItems),
  revisions: z
    .enum(['0', '1'])
    .default('0')
    .transform((value) => value === '1'),
})

const zip = { 'application/zip': { schema: { type: 'string', format: 'binary' } } } as const
const part = { required: true, content: zip } as const

/** Carrying content in and out as one ZIP archive. */
export function createArchiveApi(settings: CarriedSettings) {
  return createRouter()
    .openapi(
      operation({
        method: 'get',
        path: '/api/admin/content-archive',
        access: 'admin',
        tags,
        summary: 'Export the whole site, some kinds or some items as one ZIP archive',
        request: { query: wish },
        responses: { 200: { description: 'The archive', content: zip } },
      }),
      async (c) => {
        const { ctx } = c.var
        if (c.req.raw.method === 'HEAD') return c.body(null)
        const file = newTemporaryFile(ctx.config.dataDir)
        await exportContent(ctx, c.req.valid('query'), { file, settings })
        const day = new Date(ctx.now).toISOString().slice(0, 10)
        return new Response(await readOnce(file), {
          headers: {
            'Content-Type': 'application/zip',
            'Content-Length': String((await stat(file)).size),
            'Content-Disposition': `attachment; filename="content-${day}.zip"`,
            'Cache-Control': 'no-store',
          },
        })
      },
    )
    .openapi(
      operation({
        method: 'get',
        path: '/api/admin/content-archive/size',
        access: 'admin',
        tags,
        summary: 'How much an export would hold',
        request: { query: wish },
        responses: { 200: answer(archiveSize, 'Items, uploads and the bytes of uploads') },
      }),
      async (c) => c.json(await measureExport(c.var.ctx, c.req.valid('query')), 200),
    )
    .openapi(
      operation({
        method: 'post',
        path: '/api/admin/content-imports',
        access: 'admin',
        tags,
        summary: 'Bring an archive, or its first part of at most 8 MB; it waits for a day',
        request: { body: part },
        responses: { 201: answer(pendingImport, 'What waits') },
      }),
      async (c) => c.json(await beginImport(c.var.ctx, zipOf(c.req.raw)), 201),
    )
    .openapi(
      operation({
        method: 'put',
        path: '/api/admin/content-imports/{id}/bytes',
        access: 'admin',
        tags,
        summary: 'Bring the next part of at most 8 MB, which begins at the byte `from`',
        request: { params, query: z.strictObject({ from: z.coerce.number().int().min(0) }), body: part },
        responses: { 200: answer(pendingImport, 'What waits') },
      }),
      async (c) => {
        const { from } = c.req.valid('query')
        const pending = await continueImport(c.var.ctx, c.req.valid('param').id, {
          from,
          body: zipOf(c.req.raw),
        })
        return c.json(pending, 200)
      },
    )
    .openapi(
      operation({
        method: 'get',
        path: '/api/admin/content-imports/{id}',
        access: 'admin',
        tags,
        summary: 'The dry run: what the import would do, and every problem by item and field',
        request: { params, query: z.strictObject({ as: mode }) },
        responses: {
          200: answer(
            pendingImport.extend({ report: importReport }).openapi('ContentImportCheck'),
            'The report',
          ),
        },
      }),
      async (c) => {
        const [{ ctx }, { id }, { as }] = [c.var, c.req.valid('param'), c.req.valid('query')]
        const pending = await readPendingImport(ctx, id)
        const report = await withArchiveFile(ctx, id, (file) => reportImport(ctx, { file, settings }, as))
        return c.json({ ...pending, report }, 200)
      },
    )
    .openapi(
      operation({
        method: 'post',
        path: '/api/admin/content-imports/{id}/application',
        access: 'admin',
        tags,
        summary: 'Import all of it, or nothing',
        request: { params, body: body(z.strictObject({ as: z.enum(importModes) })) },
        responses: { 200: answer(importResult, 'What was done') },
      }),
      async (c) => {
        const [{ ctx }, { id }, { as }] = [c.var, c.req.valid('param'), c.req.valid('json')]
        const result = await withArchiveFile(ctx, id, (file) => importContent(ctx, { file, settings }, as))
        await forgetImport(ctx, id)
        return c.json(result, 200)
      },
    )
    .openapi(
      operation({
        method: 'delete',
        path: '/api/admin/content-imports/{id}',
        access: 'admin',
        tags,
        summary: 'Forget an archive that waits',
        request: { params },
        responses: { 204: { description: 'Forgotten' } },
      }),
      async (c) => {
        await forgetImport(c.var.ctx, c.req.valid('param').id)
        return c.body(null, 204)
      },
    )
}

/** @throws 415 for another content type: this one is never sent by a foreign page's form. */
function zipOf(request: Request): ReadableStream<Uint8Array> | null {
  if (!/^application\/zip\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new Refusal(415, 'import.not_a_zip')
  return request.body
}

/** Streams a temporary file and removes it, also when nobody takes all of it. */
async function readOnce(file: string): Promise<ReadableStream<Uint8Array>> {
  const stream = createReadStream(file, { highWaterMark: 256 * 1024 })
  stream.once('close', () => void rm(file, { force: true }))
  return toWebStream(stream)
}

/** Node types its web streams apart from the global ones; at run time they are the same class. */
function toWebStream(stream: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>
}
