import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { toWebStream } from '#platform/server/storage/web-stream.ts'
import { z } from '@hono/zod-openapi'
import { answer, createRouter, operation } from '#platform/server/http/http.ts'
import { newTemporaryFile } from '#platform/server/storage/temporary-files.ts'
import { contentKinds } from '#content/kinds.ts'
import { archiveSize, mostChosenItems } from '../../contract.ts'
import type { CarriedSettings } from '#content/server/carried-setting.ts'

const tags = ['Import and export']

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

const download = operation({
  method: 'get',
  path: '/api/admin/content-archive',
  access: 'admin',
  tags,
  summary: 'Export the whole site, some kinds or some items as one ZIP archive',
  request: { query: wish },
  responses: { 200: { description: 'The archive', content: zip } },
})

const measure = operation({
  method: 'get',
  path: '/api/admin/content-archive/size',
  access: 'admin',
  tags,
  summary: 'How much an export would hold',
  request: { query: wish },
  responses: { 200: answer(archiveSize, 'Items, uploads and the bytes of uploads') },
})

/** Content as one ZIP archive. */
export function createArchiveExportsApi(settings: CarriedSettings) {
  return createRouter()
    .openapi(download, async (c) => {
      const { ctx } = c.var
      if (c.req.raw.method === 'HEAD') return c.body(null)
      const file = newTemporaryFile(ctx.config.dataDir)
      const { exportContent } = await import('./export.ts')
      await exportContent(ctx, c.req.valid('query'), { file, settings })
      const day = new Date(ctx.now).toISOString().slice(0, 10)
      // Before it is read: a small file is gone soon after that begins.
      const { size } = await stat(file)
      return new Response(readOnce(file), {
        headers: {
          'Content-Type': 'application/zip',
          'Content-Length': String(size),
          'Content-Disposition': `attachment; filename="content-${day}.zip"`,
          'Cache-Control': 'no-store',
        },
      })
    })
    .openapi(measure, async (c) => {
      const { measureExport } = await import('./export.ts')
      return c.json(await measureExport(c.var.ctx, c.req.valid('query')), 200)
    })
}

/** Streams a temporary file and removes it, also when nobody takes all of it. */
function readOnce(file: string): ReadableStream<Uint8Array> {
  const stream = createReadStream(file, { highWaterMark: 256 * 1024 })
  stream.once('close', () => void rm(file, { force: true }))
  return toWebStream(stream)
}
