import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { inBoundedTime } from '#platform/test-bounded.ts'
import { calendars } from '#platform/dates/calendar.ts'
import { csvLine } from '#platform/server/http/csv.ts'
import type { TradeFields } from '../../contract.ts'
import { birr, closedTrade, emptyTrade } from '../../joining/test-trades.ts'
import { columns } from '../../file-columns.ts'
import { readFile } from './read-file.ts'
import { writeRow } from './write-file.ts'

const fileOf = (trades: readonly TradeFields[], calendar: 'ethiopian' | 'gregorian') =>
  [columns, ...trades.map((one) => columns.map((column) => writeRow(one, calendar)[column]))]
    .map(csvLine)
    .join('')

test('what is written is read again, in either calendar', () => {
  const day = fc
    .integer({ min: 7_000, max: 40_000 })
    .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))
  const price = fc.nat(1_000_000_000).map((hundredths) => hundredths * 10_000)
  const words = fc.constantFrom(
    '',
    '=1+1',
    'ቡና፣ "ሁለት"',
    'two\nlines',
    '-a-',
    'a;b,c',
    '＝1',
    "'=1",
    "''-1",
    "'quoted'",
  )
  const exit = fc.record({
    on: fc.option(day, { nil: null }),
    price,
    units: fc.integer({ min: 1, max: 300 }),
  })
  const trade: fc.Arbitrary<TradeFields> = fc.record({
    instrument: fc.constantFrom('Coffee', 'ሰሊጥ', '@home', '＠ገበያ', '＋1', '－1'),
    side: fc.constantFrom('buy', 'sell'),
    units: fc.option(fc.integer({ min: 900, max: 9999 }), { nil: null }),
    plannedEntry: fc.option(price, { nil: null }),
    plannedStop: fc.option(price, { nil: null }),
    plannedTarget: fc.option(price, { nil: null }),
    reason: words,
    enteredOn: fc.option(
      fc.oneof(
        day,
        day.map((one) => `${one}T10:30`),
      ),
      { nil: null },
    ),
    entry: fc.option(price, { nil: null }),
    exits: fc.array(exit, { maxLength: 3 }),
    fees: fc.integer({ min: -99_999, max: 99_999 }),
    feelings: words,
    lesson: words,
    tags: fc.subarray(['thin', 'ዘግይቶ']),
  })
  fc.assert(
    fc.property(fc.array(trade, { maxLength: 4 }), fc.constantFrom(...calendars), (trades, calendar) => {
      const { trades: read, problems } = readFile(fileOf(trades, calendar), calendar)
      expect(problems).toEqual([])
      expect(read.map(({ fields }) => fields)).toEqual(trades)
      expect(new Set(read.map(({ name }) => name)).size).toBe(trades.length)
    }),
  )
})

test('days of the Ethiopian calendar and figures in Ethiopic digits are read', () => {
  const text = 'instrument,units,entered,entry\nቡና,፳፭,፳፻፲፱-፫-፲፬,1 234.50\n'
  expect(readFile(text, 'ethiopian')).toEqual({
    problems: [],
    trades: [
      {
        name: expect.any(String),
        row: 2,
        fields: { ...emptyTrade, instrument: 'ቡና', units: 25, enteredOn: '2026-11-23', entry: birr(1234.5) },
      },
    ],
  })
})

test('each problem is told with its row and column', () => {
  const text = [
    'instrument;side;units;stop;entered;exit_price;exit_units;fees;reason;colour',
    ';hold;1.5;ten;2026-02-30;100;;0.001;x;red',
    '',
    `Coffee;buy;;;;90;0;;${'x'.repeat(4001)};`,
  ].join('\n')
  expect(readFile(text, 'gregorian').problems).toEqual([
    { row: 1, column: 'colour', code: 'unknown' },
    { row: 2, column: 'side', code: 'side' },
    { row: 2, column: 'fees', code: 'figure' },
    { row: 2, column: 'units', code: 'units' },
    { row: 2, column: 'stop', code: 'figure' },
    { row: 2, column: 'entered', code: 'day' },
    { row: 2, column: 'exit_units', code: 'exits' },
    { row: 2, column: 'instrument', code: 'required' },
    { row: 4, column: 'exit_units', code: 'units' },
    { row: 4, column: 'reason', code: 'too_long' },
  ])
  expect(
    readFile('instrument,units,exit_price,exit_units\nA,10,1;2,6;5\nB,10,1;2,6;4\nC,,1,5\n', 'gregorian')
      .problems,
  ).toEqual([{ row: 2, column: 'exit_units', code: 'exits_over' }])
  expect(readFile('side\nbuy\n', 'gregorian').problems).toEqual([
    { row: 1, column: 'instrument', code: 'missing' },
  ])
  expect(readFile('instrument\n"open', 'gregorian').problems).toMatchObject([{ code: 'broken' }])
  const many = `instrument\n${'Coffee\n'.repeat(501)}`
  expect(readFile(many, 'gregorian').problems).toEqual([{ row: 502, column: '', code: 'too_many' }])
})

test('a row with more cells than there are columns is told, since a comma in a figure parts cells as well', () => {
  const problemsOf = (text: string) => readFile(text, 'gregorian').problems
  const long = { column: '', code: 'cells_over' }
  expect(problemsOf('instrument,side,units,entry,fees\nCoffee,buy,10,1,250,5\n')).toEqual([
    { row: 2, ...long },
  ])
  expect(problemsOf('instrument,entry\n\nCoffee,100\nCoffee,1,250\n')).toEqual([{ row: 4, ...long }])
  expect(problemsOf('instrument,entry,,\nCoffee,1,250,\n')).toEqual([{ row: 2, ...long }])
  expect(problemsOf('instrument,entry\nCoffee,"1,250", ,\n')).toEqual([])
})

test('of two lines that say the same both are trades', () => {
  const line = fileOf([closedTrade(), closedTrade()], 'gregorian')
  const names = readFile(line, 'gregorian').trades.map(({ name }) => name)
  expect(new Set(names).size).toBe(2)
})

test('a file that was written in one calendar is read as the same days in the other', () => {
  const trade = { ...closedTrade(), enteredOn: '2026-11-23T10:30' }
  for (const [written, read] of [
    ['ethiopian', 'gregorian'],
    ['gregorian', 'ethiopian'],
  ] as const) {
    const own = readFile(fileOf([trade], written), written)
    expect(readFile(fileOf([trade], written), read)).toEqual(own)
    expect(own.trades[0]?.fields).toEqual(trade)
  }
  expect(readFile('instrument,calendar\nCoffee,Julian\n', 'gregorian').problems).toEqual([
    { row: 2, column: 'calendar', code: 'calendar' },
  ])
})

test('a first line that tells spreadsheets what parts the cells is no row', () => {
  const told = readFile('sep=;\r\ninstrument;side;units\r\nCoffee;buy;x\r\n', 'gregorian')
  expect(told).toEqual(readFile('instrument;side;units\r\nCoffee;buy;x\r\n', 'gregorian'))
  expect(told.trades[0]?.fields.instrument).toBe('Coffee')
})

test('a table of empty lines holds up nobody, and is told to be too long', () => {
  const read = inBoundedTime(() => readFile(`instrument,side\n${'\n'.repeat(190_000)}`, 'gregorian'), 2)
  expect(read).toEqual({ trades: [], problems: [{ row: 6000, column: '', code: 'too_many' }] })
})

test('a line of names as long as a file may be holds up nobody', () => {
  const wide = `instrument${','.repeat(198_000)}\n${'a\n'.repeat(500)}`
  expect(inBoundedTime(() => readFile(wide, 'gregorian'), 2).trades).toHaveLength(500)
})
