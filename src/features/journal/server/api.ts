import { z } from '@hono/zod-openapi'
import { calendars } from '#platform/dates/calendar.ts'
import { pageQuery } from '#platform/contract/paging.ts'
import { csvStream } from '#platform/server/http/csv.ts'
import { answer, body, createRouter, languageParameter, operation } from '#platform/server/http/http.ts'
import {
  practiceRun,
  takenOver,
  trade,
  tradeChange,
  tradeList,
  tradeMark,
  tradeRemoval,
} from '../contract.ts'
import { fileReport, givenFile } from '../files/contract.ts'
import { headsIn } from './files/heads.ts'
import { exportRows, importFile } from './files/files.ts'
import { tradePicturesApi } from './pictures/api.ts'
import { listTrades, putTrade, removeTrade, takeOver } from './journal.ts'

const tags = ['Journal']
const params = z.object({ id: z.string().max(60) })

const list = operation({
  method: 'get',
  path: '/api/journal/trades',
  access: 'signed-in',
  tags,
  summary: 'The trades of the reader’s own journal, the last written down first',
  request: { query: z.strictObject(pageQuery) },
  responses: { 200: answer(tradeList, 'A page of trades') },
})

const put = operation({
  method: 'put',
  path: '/api/journal/trades/{id}',
  access: 'signed-in',
  tags,
  summary: 'Keep a trade under an id of the reader’s device, or join a change with what other devices wrote',
  request: { params, body: body(tradeChange) },
  responses: { 200: answer(trade, 'The trade as it is now') },
})

const remove = operation({
  method: 'delete',
  path: '/api/journal/trades/{id}',
  access: 'signed-in',
  tags,
  summary: 'Delete a trade that no other device has changed since it was read',
  request: { params, query: tradeRemoval },
  responses: { 200: answer(tradeMark, 'It is gone') },
})

const run = operation({
  method: 'post',
  path: '/api/journal/runs',
  access: 'signed-in',
  tags,
  summary: 'Take over the trades of a finished practice run; what was taken over before stays as it is',
  request: { body: body(practiceRun) },
  responses: { 200: answer(takenOver, 'How many are new') },
})

const fileIn = operation({
  method: 'post',
  path: '/api/journal/files',
  access: 'signed-in',
  tags,
  summary: 'Look at a table of trades, or import it; a line that was imported before adds nothing',
  request: { body: body(givenFile) },
  responses: { 200: answer(fileReport, 'What is amiss by row and column, and how many trades are new') },
})

const fileOut = operation({
  method: 'get',
  path: '/api/journal/trades.csv',
  access: 'signed-in',
  tags,
  summary: 'The reader’s own trades as a table that can be imported again',
  request: {
    query: z.strictObject({ calendar: z.enum(calendars).default('gregorian'), lang: languageParameter }),
  },
  responses: { 200: { description: 'CSV', content: { 'text/csv': { schema: z.string() } } } },
})

/** Members’ journals; each sees only their own. */
export const journalApi = createRouter()
  .route('/', tradePicturesApi)
  .openapi(list, async (c) => c.json(await listTrades(c.var.ctx, c.req.valid('query')), 200))
  .openapi(put, async (c) =>
    c.json(await putTrade(c.var.ctx, { ...c.req.valid('json'), id: c.req.valid('param').id }), 200),
  )
  .openapi(remove, async (c) => {
    const { id } = c.req.valid('param')
    return c.json(await removeTrade(c.var.ctx, { id, ...c.req.valid('query') }), 200)
  })
  .openapi(run, async (c) => c.json(await takeOver(c.var.ctx, c.req.valid('json')), 200))
  .openapi(fileIn, async (c) => c.json(await importFile(c.var.ctx, c.req.valid('json')), 200))
  .openapi(fileOut, (c) => {
    c.header('content-disposition', 'attachment; filename="journal.csv"')
    c.header('content-type', 'text/csv; charset=utf-8')
    const { ctx } = c.var
    return c.body(csvStream(headsIn(ctx.language), exportRows(ctx, c.req.valid('query').calendar)), 200)
  })
