import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '#platform/languages.ts'
import { inBoundedTime } from '#platform/test-bounded.ts'
import { dayOfEthiopian } from '#platform/dates/ethiopian-dates.ts'
import { formColumns, seriesForms } from '../../forms.ts'
import { mostBars } from '../../limits.ts'
import { readSeriesTable } from './read-series.ts'

type Settings = Parameters<typeof readSeriesTable>[1]
const usual: Settings = { form: 'prices', calendar: 'gregorian', decimalSign: '.', decimals: 2 }

function read(text: string | Uint8Array, settings: Partial<Settings> = {}) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  return readSeriesTable(bytes, { ...usual, ...settings })
}

/** Each problem as its code with the row and the column that it stands in. */
function problemsOf(text: string | Uint8Array, settings: Partial<Settings> = {}): string[] {
  const { told } = read(text, settings).problems
  return told.map(({ code, row, column }) => [code, row, column].filter((part) => part !== null).join(' '))
}

const head = 'time,open,high,low,close,volume\n'
const good = '2026-03-02,10,12,9,11,100\n'

test('a table of prices becomes columns of whole numbers', () => {
  const { columns, problems } = read(`\uFEFF${head}${good}2026-03-03,11.5,"1,200.50",11,12.05,0\n\n`)
  expect(problems.told).toEqual([])
  expect(columns).toEqual({
    form: 'prices',
    times: ['2026-03-02', '2026-03-03'],
    open: [1000, 1150],
    high: [1200, 120_050],
    low: [900, 1100],
    close: [1100, 1205],
    volume: [100, 0],
  })
  expect(
    read(`day;open;high;low;close\n${good.replace(',100', '').replaceAll(',', ';')}`).columns,
  ).toMatchObject({
    volume: null,
  })
})

test('columns may have Amharic names, dates the Ethiopian calendar, numbers Ethiopic digits and either decimal sign', () => {
  const table = 'ቀን;መክፈቻ;ከፍተኛ;ዝቅተኛ;መዝጊያ\n፳፻፲፰-፮-፳፫;1.234,50;1.300;፩፻፳;፩፻፴,5\n24/6/2018;131;140;130;131\n'
  const { columns, problems } = read(table, { calendar: 'ethiopian', decimalSign: ',' })
  expect(problems.told).toEqual([])
  expect(columns).toMatchObject({
    times: [
      dayOfEthiopian({ year: 2018, month: 6, day: 23 }),
      dayOfEthiopian({ year: 2018, month: 6, day: 24 }),
    ],
    open: [123_450, 13_100],
    high: [130_000, 14_000],
    low: [12_000, 13_000],
    close: [13_050, 13_100],
  })
})

test('values may be below zero, and minutes stand in the clock of Addis Ababa', () => {
  const { columns, problems } = read('date,rate\n2026-03-02 9:30,-0.5\n2026-03-02T10:00,1\n', {
    form: 'values',
  })
  expect(problems.told).toEqual([])
  expect(columns).toEqual({
    form: 'values',
    times: ['2026-03-02T09:30', '2026-03-02T10:00'],
    values: [-50, 100],
  })
})

test('a script of orders names its orders', () => {
  const table =
    'at,action,side,price,units,name\n0,limit,buy,10.5,200,a\n500,market,sell,,50,\n900,cancel,,,,a\n'
  const { columns, problems } = read(table, { form: 'orders' })
  expect(problems.told).toEqual([])
  expect(columns).toEqual({
    form: 'orders',
    orders: [
      { at: 0, action: 'limit', side: 'buy', price: 1050, units: 200, name: 'a' },
      { at: 500, action: 'market', side: 'sell', price: null, units: 50, name: '' },
      { at: 900, action: 'cancel', side: null, price: null, units: null, name: 'a' },
    ],
  })
})

test.each([
  ['orders', 'ሚሊሰከንድ,ድርጊት,አቅጣጫ,ዋጋ,ብዛት,ስም'],
  ['orders', 'ሰዓት,ድርጊት,ወገን,ዋጋ,መጠን,ስም'],
  ['values', 'ቀን,ቁጥር'],
  ['values', 'ቀን,ዋጋ'],
] as const)(
  'a table of %s may name its columns as readers see them and as they were named before: %s',
  (form, names) => {
    expect(problemsOf(`${names}\n`, { form })).toEqual(['rows.none'])
  },
)

test.each([
  ['an empty file', '', ['file.empty']],
  ['quotation marks that are not closed', `${head}"2026`, ['file.broken 2']],
  ['bytes that are no text', new Uint8Array([0x50, 0x4b, 0, 0, 0xff]), ['file.not_text']],
  ['a table without rows', head, ['rows.none']],
  ['columns that are missing', 'time,open,close\n', ['column.missing 1', 'column.missing 1']],
  ['a column that says nothing', `${head.trim()},note\n${good}`, ['column.unknown 1 note']],
  ['a decimal comma that parts cells', `${head}${good}2026-03-03,10,5,12,9,11,1\n`, ['row.too_long 3']],
  ['no time', `${head},10,12,9,11,1\n`, ['time.missing 2 time']],
  ['a day that there is not', `${head}2026-02-30,10,12,9,11,1\n`, ['time.invalid 2 time']],
  ['days and minutes', `${head}${good}2026-03-03 10:00,10,12,9,11,1\n`, ['time.mixed 3 time']],
  ['a day twice', `${head}${good}${good}`, ['time.duplicate 3 time']],
  ['an earlier day', `${head}${good}2026-02-27,10,12,9,11,1\n`, ['time.order 3 time']],
  ['weeks left out', `${head}${good}2026-03-03,10,12,9,11,1\n2026-03-30,10,12,9,11,1\n`, ['time.gap 4 time']],
  ['no figure', `${head}2026-03-02,,12,9,11,1\n`, ['figure.missing 2 open']],
  ['words for a figure', `${head}2026-03-02,ten,12,9,11,1\n`, ['figure.invalid 2 open']],
  ['the other decimal sign', `${head}2026-03-02,"10,5",12,9,11,1\n`, ['figure.decimal_sign 2 open']],
  ['more decimals than are said', `${head}2026-03-02,10.125,12,9,11,1\n`, ['figure.too_precise 2 open']],
  ['too large a figure', `${head}2026-03-02,10,99999999999999,9,11,1\n`, ['figure.too_large 2 high']],
  ['half a share', `${head}2026-03-02,10,12,9,11,1.5\n`, ['figure.not_whole 2 volume']],
  ['a volume below zero', `${head}2026-03-02,10,12,9,11,-1\n`, ['figure.negative 2 volume']],
  ['a price of nothing', `${head}2026-03-02,10,12,0,11,1\n`, ['figure.not_above_zero 2 low']],
  ['a high below the low', `${head}2026-03-02,10,8,9,11,1\n`, ['bar.high_below_low 2']],
  [
    'open and close outside',
    `${head}2026-03-02,13,12,9,8,1\n`,
    ['bar.open_outside 2', 'bar.close_outside 2'],
  ],
])('%s', (_, table, problems) => {
  expect(problemsOf(table)).toEqual(problems)
})

test.each([
  ['an action that there is not', '0,buy,buy,1,1,a\n', ['order.action 2 action']],
  ['no side', '0,market,,,5,\n', ['order.side 2 side']],
  ['an order without a name', '0,limit,buy,1,1,\n', ['order.name_invalid 2 name']],
  ['a name of signs', '0,limit,buy,1,1,=a\n', ['order.name_invalid 2 name']],
  ['the end of an order that is not there', '0,cancel,,,,a\n', ['order.name_unknown 2 name']],
  ['an earlier moment', '9,market,buy,,1,\n3,market,buy,,1,\n', ['order.order 3 at']],
  ['no units', '0,market,buy,,0,\n', ['figure.not_above_zero 2 units']],
])('of orders: %s', (_, rows, problems) => {
  expect(problemsOf(`at,action,side,price,units,name\n${rows}`, { form: 'orders' })).toEqual(problems)
})

test('no half of a figure is lost to its comma; empty cells at the end of a row say nothing', () => {
  const values = (row: string) => problemsOf(`time,value\n${row}\n`, { form: 'values' })
  expect(values('2026-03-02,100,5')).toEqual(['row.too_long 2'])
  expect(values('2026-03-02,100,,')).toEqual([])
})

test('a longer table than may be is refused as a whole, and many problems are counted', () => {
  const first = Date.parse('1950-01-01')
  const days = Array.from({ length: mostBars + 1 }, (_, at) =>
    new Date(first + at * 86_400_000).toISOString().slice(0, 10),
  )
  const rows = (count: number, value: string) =>
    `time,value\n${days
      .slice(0, count)
      .map((day) => `${day},${value}\n`)
      .join('')}`
  expect(problemsOf(rows(mostBars + 1, '1'), { form: 'values' })).toEqual(['rows.too_many'])
  expect(problemsOf(rows(mostBars, '1'), { form: 'values' })).toEqual([])
  const spaced = (count: number, blank: string) => rows(count, '1').replaceAll('\n', `\n${blank}\n`)
  const close = read(rows(mostBars, '1'), { form: 'values' })
  const wide = read(spaced(mostBars, ' , '), { form: 'values' })
  expect(wide.problems.told).toEqual([])
  expect(JSON.stringify(wide.columns) === JSON.stringify(close.columns)).toBe(true)
  expect(problemsOf(spaced(mostBars + 1, ''), { form: 'values' })).toEqual(['rows.too_many'])
  const thinly = rows(mostBars / 2, '1').replaceAll('\n', '\n'.repeat(6))
  expect(problemsOf(thinly, { form: 'values' })).toEqual(['rows.too_many'])
  expect(problemsOf(rows(5, '1') + ',,\n'.repeat(100_000), { form: 'values' })).toEqual([])
  const { problems } = read(rows(300, 'x'), { form: 'values' })
  expect([problems.faults, problems.told.length]).toEqual([300, 100])
})

test.each([
  [
    'a figure as long as a file may be',
    `time,value\n2026-03-02,1.${'0'.repeat(60_000)}1\n`,
    'figure.too_precise',
  ],
  ['four million lines that say nothing', `time,value\n${'\n'.repeat(4_000_000)}`, 'rows.none'],
  ['a million columns without a meaning', `time,value${',a'.repeat(1_000_000)}\n`, 'column.unknown'],
])('%s holds up nobody', (_, table, code) => {
  const { problems } = inBoundedTime(() => read(table, { form: 'values' }), 2.5)
  expect(problems.told[0]?.code).toBe(code)
})

test.each(languages)('the names by which the report asks for columns in %s are read', (language) => {
  const file = path.join(import.meta.dirname, `../../web/admin/locales/${language}.json`)
  const words: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  for (const form of seriesForms) {
    const names = formColumns[form].needed.map((one) => words[`column.${one}`]?.replace(/ \(.*\)$/, ''))
    expect(problemsOf(`${names.join(',')}\n`, { form })).toEqual(['rows.none'])
  }
})
