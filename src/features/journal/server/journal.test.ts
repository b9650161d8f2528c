import type { z } from '@hono/zod-openapi'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestSite, withSecondConnection, type Member, type TestSite } from '#app/server/test-site.ts'
import { newId } from '#platform/ids.ts'
import type { practiceRun, Trade, TradeChange, TradeFields, TradeList } from '../contract.ts'
import type { FileReport } from '../files/contract.ts'
import { birr, closedTrade, emptyTrade } from '../joining/test-trades.ts'
import { filesAnHour, mostTrades } from '../limits.ts'
import { statisticsOf } from '../statistics/statistics.ts'

let site: TestSite
let people = 0

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const join = () => site.join(`trader-${(people += 1)}@example.com`)
const address = (id: string) => `/api/journal/trades/${id}`

function change(base: number, writer: string, fields: Partial<TradeFields>): TradeChange {
  return {
    base,
    writer: `${writer}-page`,
    changed: Object.keys(fields) as TradeChange['changed'],
    fields: { ...emptyTrade, ...fields },
    aside: [],
    settled: [],
  }
}
const put = ({ browser }: Member, id: string, sent: TradeChange) =>
  browser.send<Trade>('PUT', address(id), sent)
const list = async ({ browser }: Member) => (await browser.get<TradeList>('/api/journal/trades?total=1')).json
const remove = ({ browser }: Member, id: string, base: number, writer: string) =>
  browser.send('DELETE', `${address(id)}?base=${base}&writer=${writer}-page`)

type PracticeRun = z.input<typeof practiceRun>

const run: PracticeRun = {
  source: 'replay',
  runId: 'run-1',
  title: 'A thin market',
  trades: [
    {
      side: 'buy',
      units: 10,
      entry: 100_00,
      exit: 90_00,
      stop: 92_00,
      target: null,
      fees: 300,
      enteredAt: '2026-03-02T10:30',
      exitedAt: '2026-03-03',
    },
  ],
}
const takeOver = ({ browser }: Member, wanted: PracticeRun = run) =>
  browser.send('POST', '/api/journal/runs', wanted)

/** Of somebody who has sent something in before: as if it had been as much as may be. */
async function spend({ uid }: Member): Promise<void> {
  const { numUpdatedRows } = await site.services.connection.db
    .updateTable('rate_limits')
    .set({ count: filesAnHour * site.services.config.rateLimitFactor })
    .where('key', 'like', `%journal:${uid}`)
    .executeTakeFirst()
  expect(Number(numUpdatedRows)).toBe(1)
}

test('a guest has no journal', async () => {
  const guest = site.browser()
  const asked = [
    guest.get('/api/journal/trades'),
    guest.send('PUT', address(newId()), change(0, 'phone', {})),
    guest.send('DELETE', `${address(newId())}?base=0&writer=phone-page`),
    guest.send('POST', '/api/journal/runs', run),
  ]
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([401, 401, 401, 401])
})

describe('a trade', () => {
  test('is kept as it was written, changed, and deleted', async () => {
    const member = await join()
    const id = newId()
    const written = closedTrade({
      reason: '  A level that held twice.\nFees are small. ',
      feelings: 'ፍርሃት',
      tags: ['thin', 'late'],
      enteredOn: '2026-03-02',
      exits: [{ on: '2026-03-03T10:30', price: birr(118.5), units: 4 }],
      fees: -12_50,
    })
    await put(member, id, { ...change(0, 'phone', written) })
    const { items, total, next } = await list(member)
    expect([total, next]).toEqual([1, null])
    expect(items).toEqual([
      {
        id,
        version: 1,
        fields: { ...written, reason: 'A level that held twice.\nFees are small.' },
        aside: [],
        pictures: [],
        source: 'hand',
        runId: null,
        createdAt: expect.any(Number),
        changedAt: expect.any(Number),
      },
    ])
    const { json } = await put(member, id, change(1, 'phone', { lesson: 'Wait.' }))
    expect(json).toMatchObject({ version: 2, fields: { lesson: 'Wait.', feelings: 'ፍርሃት' } })
    for (let time = 0; time < 2; time++)
      expect((await remove(member, id, 2, 'phone')).json).toEqual({ isKept: false })
    expect((await list(member)).items).toEqual([])
  })

  test('that two devices write at once, on two machines, holds what both wrote', async () => {
    const member = await join()
    const id = newId()
    await put(member, id, change(0, 'phone', {}))
    await withSecondConnection(site, async (other) => {
      const there = { ...member, browser: other(member) }
      const words = ['one', 'two', 'three', 'four']
      const answers = await Promise.all(
        words.map((reason, at) =>
          put(at % 2 ? member : there, id, change(1, `${reason}-device`, { reason })),
        ),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      const { fields, aside, version } = (await list(member)).items[0]!
      expect([fields.reason, ...aside.map(({ said }) => said.reason)].toSorted()).toEqual(words.toSorted())
      expect(version).toBe(5)
    })
  })

  test('takes beside a value what was said of its field alone, and not without end', async () => {
    const member = await join()
    const id = newId()
    const said = (letters: number) => ({
      id: newId(),
      field: 'reason' as const,
      said: { reason: 'a'.repeat(letters) },
    })
    const smuggled = { ...said(10), said: { reason: 'a', lesson: 'b' } }
    const more = { ...change(0, 'phone', { lesson: 'c' }), aside: [smuggled] }
    expect((await put(member, id, more)).status).toBe(422)
    const much = Array.from({ length: 8 }, () => said(4000))
    const refused = await member.browser.send('PUT', address(id), { ...more, aside: much })
    expect([refused.status, refused.json.code]).toEqual([409, 'saved.full'])
    expect((await put(member, id, { ...more, aside: much.slice(0, 7) })).status).toBe(200)
  })

  test('made twice at once is there once', async () => {
    const member = await join()
    const id = newId()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => put(member, id, change(0, 'phone', { reason: 'once' }))),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect((await list(member)).items).toMatchObject([{ id, aside: [], fields: { reason: 'once' } }])
  })

  test('that another device has changed is not deleted; one that was deleted comes back with what was written', async () => {
    const member = await join()
    const id = newId()
    await put(member, id, change(0, 'phone', { reason: 'a level' }))
    await put(member, id, change(1, 'desk', { lesson: 'Wait.' }))
    expect(await remove(member, id, 1, 'phone')).toMatchObject({
      status: 409,
      json: { code: 'journal.changed' },
    })
    expect((await list(member)).items).toHaveLength(1)
    expect((await remove(member, id, 1, 'desk')).status).toBe(200)
    const { json } = await put(member, id, change(2, 'phone', { reason: 'a level', feelings: 'calm' }))
    expect(json).toMatchObject({ version: 1, fields: { reason: 'a level', feelings: 'calm' } })
  })

  test('that is brought back is from where it was, and as old; of one that is there nothing can be made up', async () => {
    const member = await join()
    await takeOver(member)
    const [taken] = (await list(member)).items
    const { id, source, runId, version, fields } = taken!
    const createdAt = taken!.createdAt - 60_000
    const back = (origin: TradeChange['origin']) =>
      put(member, id, { ...change(version, 'phone', fields), origin })
    await remove(member, id, version, 'phone')
    expect((await back({ source, runId, createdAt })).json).toMatchObject({
      source: 'replay',
      runId: 'run-1',
      createdAt,
    })
    const other = { source: 'file', runId: null, createdAt: 0 } as const
    expect((await back(other)).json).toMatchObject({ source, runId, createdAt })
    await remove(member, id, 2, 'phone')
    const { json } = await back({ ...other, createdAt: Date.parse('9999-01-01') })
    expect(json.createdAt).toBe(json.changedAt)
  })

  test('is seen, changed and deleted by nobody else, an administrator included', async () => {
    const member = await join()
    const id = newId()
    await put(member, id, change(0, 'phone', { reason: 'mine alone' }))
    for (const other of [await join(), site.admin]) {
      expect((await list(other)).items.filter((one) => one.id === id)).toEqual([])
      expect((await put(other, id, change(1, 'thief', { reason: 'theirs' }))).status).toBe(404)
      await remove(other, id, 1, 'thief')
    }
    expect((await list(member)).items).toMatchObject([{ id, fields: { reason: 'mine alone' } }])
  })

  test.each([
    ['a guessable id', '1', {}, 'id'],
    ['a day that is none', newId(), { enteredOn: '2026-02-30' }, 'fields.enteredOn'],
    ['a broken price', newId(), { entry: 1.5 }, 'fields.entry'],
    ['too many words', newId(), { reason: 'x'.repeat(4001) }, 'fields.reason'],
  ])('with %s is refused', async (_, id, fields, name) => {
    const answer = await put(await join(), id, change(0, 'phone', fields))
    expect(answer).toMatchObject({ status: 422, json: { fields: { [name]: expect.any(String) } } })
  })

  test('beyond the limit is refused', async () => {
    const member = await join()
    const { db } = site.services.connection
    const id = newId()
    await put(member, id, change(0, 'phone', {}))
    const { id: _, ...row } = await db
      .selectFrom('journal_trades')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    for (let at = 1; at < mostTrades; at += 250) {
      const rows = Array.from({ length: Math.min(250, mostTrades - at) }, () => ({ ...row, id: newId() }))
      await db.insertInto('journal_trades').values(rows).execute()
    }
    const refused = await put(member, newId(), change(0, 'phone', {}))
    expect(refused).toMatchObject({ status: 409, json: { code: 'saved.full' } })
    expect((await takeOver(member)).status).toBe(409)
    expect((await list(member)).total).toBe(mostTrades)
  })
})

describe('a practice run', () => {
  test('is taken over once, and what its reader wrote about it since stays', async () => {
    const member = await join()
    expect((await takeOver(member)).json).toEqual({ added: 1, known: 0 })
    const [trade] = (await list(member)).items
    expect(trade).toMatchObject({
      source: 'replay',
      runId: 'run-1',
      fields: {
        instrument: 'A thin market',
        units: 10,
        plannedStop: birr(92),
        entry: birr(100),
        exits: [{ on: '2026-03-03', price: birr(90), units: 10 }],
        fees: 300,
      },
    })
    await put(member, trade!.id, change(1, 'phone', { lesson: 'Keep the stop.' }))
    expect((await takeOver(member)).json).toEqual({ added: 0, known: 1 })
    expect((await list(member)).items).toMatchObject([{ fields: { lesson: 'Keep the stop.' } }])
    const other = await join()
    expect((await takeOver(other)).json).toEqual({ added: 1, known: 0 })
  })

  test('keeps its trades in the order in which they were made, also where it knows no times', async () => {
    const member = await join()
    const [first] = run.trades
    const exits = Array.from({ length: 12 }, (_, at) => (at < 6 ? 90_00 : 110_00) + at)
    const trades = exits.map((exit) => ({ ...first!, exit, enteredAt: null, exitedAt: null }))
    await takeOver(member, { ...run, source: 'orderBook', trades })
    const { items } = await list(member)
    expect(items.map(({ fields }) => fields.exits[0]?.price)).toEqual(
      exits.toReversed().map((exit) => exit * 10_000),
    )
    expect(statisticsOf(items)).toMatchObject({ worstRun: 6 })
  })

  test('hands on what was planned and what it cost, where it says so', async () => {
    const member = await join()
    const [first] = run.trades
    const trades = [{ ...first!, planned: 99_50, reason: 'Slippage: 5.00 birr.' }]
    await takeOver(member, { ...run, source: 'orderBook', trades })
    expect((await list(member)).items).toMatchObject([
      { fields: { plannedEntry: birr(99.5), entry: birr(100), reason: 'Slippage: 5.00 birr.' } },
    ])
  })

  test('with a trade of which some was sold has that as an exit, and the rest open', async () => {
    const member = await join()
    const [first] = run.trades
    const sold = (exitUnits: number) =>
      takeOver(member, { ...run, source: 'orderBook', trades: [{ ...first!, exitUnits }] })
    expect(await sold(11)).toMatchObject({
      status: 422,
      json: { fields: { 'trades.0.exitUnits': 'too_big' } },
    })
    expect((await sold(6)).status).toBe(200)
    const { items } = await list(member)
    expect(items).toMatchObject([{ fields: { units: 10, exits: [{ price: birr(90), units: 6 }] } }])
    expect(statisticsOf(items)).toMatchObject({ open: 1, count: 0 })
  })

  test('with prices that are too high for a journal is refused', async () => {
    const member = await join()
    const [first] = run.trades
    const at = (target: number) => takeOver(member, { ...run, decimals: 0, trades: [{ ...first!, target }] })
    expect(await at(9_000_000_001)).toMatchObject({ status: 422, json: { fields: { trades: 'invalid' } } })
    expect((await at(9_000_000_000)).status).toBe(200)
  })

  test('comes too often', async () => {
    const member = await join()
    await takeOver(member)
    await spend(member)
    expect((await takeOver(member)).status).toBe(429)
  })
})

describe('a file', () => {
  const send = ({ browser }: Member, text: string, isTrial = false) =>
    browser.send<FileReport>('POST', '/api/journal/files', { text, calendar: 'ethiopian', isTrial })
  const text = 'instrument,side,units,entered,entry,exit_price,exit_units\nቡና,sell,10,2019-03-14,100,90,10\n'

  test('counts when it is only looked at', async () => {
    const member = await join()
    await send(member, text, true)
    await spend(member)
    expect((await send(member, text, true)).status).toBe(429)
    expect((await send(member, text)).status).toBe(429)
  })

  test('is looked at, imported once, and comes out as it went in', async () => {
    const member = await join()
    expect((await send(member, text, true)).json).toEqual({ trades: 1, problems: [], added: 0, known: 0 })
    expect((await list(member)).items).toEqual([])
    expect((await send(member, text)).json).toMatchObject({ added: 1, known: 0 })
    expect((await send(member, text)).json).toMatchObject({ added: 0, known: 1 })
    expect((await list(member)).items).toMatchObject([
      { source: 'file', fields: { instrument: 'ቡና', side: 'sell', enteredOn: '2026-11-23' } },
    ])
    const out = await member.browser.get('/api/journal/trades.csv?calendar=ethiopian')
    expect(out.text).toContain('"ቡና","sell","10"')
    expect(out.text).toContain('"2019-03-14"')
    const other = await join()
    expect((await send(other, out.text)).json).toMatchObject({ added: 1 })
    expect((await list(other)).items[0]!.fields).toEqual((await list(member)).items[0]!.fields)
    expect((await site.browser().get('/api/journal/trades.csv')).status).toBe(401)
    expect((await site.admin.browser.get('/api/journal/trades.csv')).text).not.toContain('ቡና')
  })

  test('has its heads in the language of its reader, and is read with those of either', async () => {
    const member = await join()
    await send(member, text)
    const out = (await member.browser.get('/api/journal/trades.csv?calendar=ethiopian&lang=am')).text
    const [heads] = out.split('\r\n')
    expect(heads).toContain('"የሚገበያዩት","አቅጣጫ","ብዛት"')
    expect(heads).toMatch(/^[^a-z]*$/)
    expect((await send(member, out)).json).toMatchObject({ trades: 1, added: 0, known: 1 })
    expect((await send(await join(), out)).json).toMatchObject({ added: 1 })
    const wrong = out.replace('"sell"', '"hold"')
    expect((await send(member, wrong, true)).json.problems).toEqual([
      { row: 2, column: 'አቅጣጫ', code: 'side' },
    ])
  })

  test('keeps the order of its lines, of one day as well', async () => {
    const member = await join()
    const names = Array.from({ length: 12 }, (_, at) => `Lot ${at}`)
    await send(member, `instrument,entered\n${names.map((name) => `${name},2019-03-14`).join('\n')}`)
    const { items } = await list(member)
    expect(items.map(({ fields }) => fields.instrument)).toEqual(names.toReversed())
  })

  test('that was taken out of a journal adds only what that does not hold', async () => {
    const member = await join()
    for (let at = 0; at < 2; at++)
      await put(member, newId(), change(0, 'phone', { instrument: 'ሰሊጥ', tags: ['thin;late', 'ቡና'] }))
    const out = await member.browser.get('/api/journal/trades.csv?calendar=ethiopian')
    expect((await send(member, out.text)).json).toMatchObject({ trades: 2, added: 0, known: 2 })
    expect((await list(member)).items).toHaveLength(2)
    const lines = out.text.trimEnd().split('\r\n')
    const more = [...lines, lines[1], lines[1]!.replace('ሰሊጥ', 'ማሾ')].join('\r\n')
    expect((await send(member, more)).json).toMatchObject({ trades: 4, added: 2, known: 2 })
    expect((await send(member, more)).json).toMatchObject({ trades: 4, added: 0, known: 4 })
  })

  test('with a trade that the journal took once, and the form would not any more, is no problem for it', async () => {
    const member = await join()
    const exits = [{ on: null, price: birr(90), units: 25 }]
    const over = { instrument: 'ቡና', units: 10, entry: birr(100), exits }
    await put(member, newId(), change(0, 'phone', over))
    const out = await member.browser.get('/api/journal/trades.csv?calendar=ethiopian')
    expect((await send(member, out.text, true)).json).toMatchObject({ trades: 1, problems: [] })
    expect((await send(member, out.text)).json).toMatchObject({ added: 0, known: 1, problems: [] })
    expect(await send(await join(), out.text)).toMatchObject({ status: 422 })
  })

  test('with a problem is told where it is, and not imported', async () => {
    const member = await join()
    const wrong = `${text}ሰሊጥ,hold,,,,,\n`
    expect((await send(member, wrong, true)).json.problems).toEqual([
      { row: 3, column: 'side', code: 'side' },
    ])
    expect(await send(member, wrong)).toMatchObject({ status: 422, json: { code: 'import.has_problems' } })
    expect((await list(member)).items).toEqual([])
  })
})

test('the journal is in the export of personal data, and gone with the account', async () => {
  const member = await join()
  const id = newId()
  await put(member, id, change(0, 'phone', { reason: 'a level' }))
  await put(member, id, change(0, 'desk', { reason: 'a hope' }))
  const { text } = await member.browser.get(`/api/users/${member.uid}/export`)
  const now = expect.any(String)
  expect(JSON.parse(text).journal).toEqual([
    {
      ...emptyTrade,
      reason: 'a hope',
      alsoWritten: [{ reason: 'a level' }],
      pictures: [],
      source: 'hand',
      createdAt: now,
      changedAt: now,
    },
  ])
  await member.browser.send('DELETE', `/api/users/${member.uid}`, { password: 'a kettle sings at dawn' })
  const { db } = site.services.connection
  expect(
    await db.selectFrom('journal_trades').select('id').where('userId', '=', member.uid).execute(),
  ).toEqual([])
})
