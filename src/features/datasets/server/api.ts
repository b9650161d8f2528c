import { createHash } from 'node:crypto'
import { z } from '@hono/zod-openapi'
import type { Context as HonoContext } from 'hono'
import { receiveUpload } from '#platform/server/http/uploads/receive-upload.ts'
import { invalid } from '#platform/errors.ts'
import {
  answer,
  createRouter,
  fieldErrors,
  languageParameter,
  operation,
  type AppEnv,
} from '#platform/server/http/http.ts'
import { isNamed } from '#platform/server/http/short-keeping.ts'
import { dataSetVersions, keptSeries, sentSeries, seriesFields, seriesReport } from '../contract.ts'
import { mostBars, mostTableBytes } from '../limits.ts'
import { importSeries, listVersions, reportSeries, sendSeries, sendTable } from './versions.ts'

const tags = ['Data sets']
const params = z.object({ id: z.string().max(120) })
const query = z.strictObject({
  lang: languageParameter,
  version: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .optional()
    .openapi({ description: 'A version never changes; without it the newest is given.' }),
})
const keeping =
  'A named version is kept as shortly as the newest, half a minute by caches between, for both can be withdrawn. What only members or editors see is kept by no cache between.'

const text = { type: 'string' as const, maxLength: 1000 }
const tableForm = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object' as const,
        required: ['file', 'form', 'decimals', 'unit', 'isMadeUp', 'sourceEn', 'sourceAm', 'licence'],
        properties: {
          file: { type: 'string' as const, format: 'binary' },
          ...Object.fromEntries(Object.keys(seriesFields.shape).map((name) => [name, text])),
        },
      },
    },
  },
}

const read = operation({
  method: 'get',
  path: '/api/data-sets/{id}',
  access: 'anyone',
  tags,
  summary: 'The series of a data set by the id or slug of its resource, in packed columns',
  description: `Figures are whole numbers of the smallest step, columns are packed as \`columns\` says, which halves their bytes. Times are civil ones in Addis Ababa. ${keeping}`,
  request: { params, query },
  responses: {
    200: answer(sentSeries, 'The series'),
    304: { description: 'What the reader has is the same (`If-None-Match`)' },
  },
})

const table = operation({
  method: 'get',
  path: '/api/data-sets/{id}/csv',
  access: 'anyone',
  tags,
  summary: 'The series of a data set as a table, as it could be uploaded again',
  description: keeping,
  request: { params, query },
  responses: {
    200: { description: 'The table', content: { 'text/csv': { schema: { type: 'string' } } } },
    304: { description: 'What the reader has is the same (`If-None-Match`)' },
  },
})

const versions = operation({
  method: 'get',
  path: '/api/admin/data-sets/{id}',
  access: 'admin',
  tags,
  summary: 'The versions of the series of a resource, and some rows of the newest',
  request: { params },
  responses: { 200: answer(dataSetVersions, 'The newest first') },
})

const report = operation({
  method: 'post',
  path: '/api/admin/data-sets/{id}/report',
  access: 'admin',
  tags,
  summary: `The dry run: what a table of at most ${mostBars} rows would become, and what stands in its way`,
  request: { params, body: tableForm },
  responses: { 200: answer(seriesReport, 'Nothing is stored yet') },
})

const keep = operation({
  method: 'post',
  path: '/api/admin/data-sets/{id}/versions',
  access: 'admin',
  tags,
  summary: 'Import a table as the next version, all of it or nothing; the same again is no new one',
  request: { params, body: tableForm },
  responses: { 201: answer(keptSeries, 'Its version') },
})

export const dataSetsApi = createRouter()
  .openapi(read, async (c) => {
    const { version } = c.req.valid('query')
    const { sent, isPublic } = await sendSeries(c.var.ctx, c.req.valid('param').id, version)
    const isKnown = keepable(c, JSON.stringify(sent), isPublic)
    return isKnown ? c.body(null, 304) : c.json(sent, 200)
  })
  .openapi(table, async (c) => {
    const { version } = c.req.valid('query')
    const { csv, fileName, isPublic } = await sendTable(c.var.ctx, c.req.valid('param').id, version)
    if (keepable(c, csv, isPublic)) return c.body(null, 304)
    c.header('Content-Disposition', `attachment; filename="${fileName}"`)
    return c.body(csv, 200, { 'Content-Type': 'text/csv; charset=utf-8' })
  })
  .openapi(versions, async (c) => c.json(await listVersions(c.var.ctx, c.req.valid('param').id), 200))
  .openapi(report, async (c) =>
    c.json(await reportSeries(c.var.ctx, c.req.valid('param').id, await tableIn(c)), 200),
  )
  .openapi(keep, async (c) =>
    c.json(await importSeries(c.var.ctx, c.req.valid('param').id, await tableIn(c)), 201),
  )

/**
 * Says how long an answer may be kept, which is as short for a named version as for the newest: both can be withdrawn. True when whoever
 * asks has it already.
 */
function keepable(c: HonoContext<AppEnv>, body: string, isPublic: boolean): boolean {
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const isForAll = isPublic && c.var.ctx.actor.kind === 'guest'
  c.header('ETag', tag)
  c.header(
    'Cache-Control',
    isForAll ? 'public, max-age=0, s-maxage=30' : isPublic ? 'private, max-age=0' : 'private, no-cache',
  )
  c.header('Vary', 'Cookie, Authorization, Accept-Language', { append: true })
  return isNamed(tag, c.req.header('if-none-match'))
}

async function tableIn(c: HonoContext<AppEnv>) {
  const { bytes, fields } = await receiveUpload(c.var.ctx, c.req.raw, { mostBytes: mostTableBytes })
  const parsed = seriesFields.safeParse(fields)
  if (!parsed.success) throw invalid(fieldErrors(parsed.error))
  return { bytes, fields: parsed.data }
}
