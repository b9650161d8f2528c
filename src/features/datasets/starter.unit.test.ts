import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { starterSeries } from '../../../starter/series/generate.ts'
import { readSeriesTable } from './server/reading/read-series.ts'

const resources = path.join(import.meta.dirname, '../../../starter/resource')
const series = Object.entries(starterSeries())

test('there are ten series, of 250 bars or values at least', () => {
  expect(series.map(([slug]) => slug)).toEqual([
    'series-trend',
    'series-range',
    'series-gap',
    'series-crash',
    'series-thin-market',
    'series-harvest-season',
    'series-treasury-bill-auctions',
    'series-exchange-rate',
    'series-exchange-rate-parallel',
    'series-long',
  ])
})

test.each(series)('%s is what the generator makes, without a fault or a gap', (slug, csv) => {
  expect(readFileSync(path.join(resources, slug, 'series.csv'), 'utf8')).toBe(csv)
  const json = readFileSync(path.join(resources, slug, 'series.json'), 'utf8')
  const facts = JSON.parse(json) as { form: 'prices' | 'values'; decimals: number; isMadeUp: boolean }
  const bytes = new TextEncoder().encode(csv)
  const settings = { ...facts, calendar: 'gregorian', decimalSign: '.' } as const
  const { columns, problems } = readSeriesTable(bytes, settings)
  expect(problems.told).toEqual([])
  expect(columns.form === 'orders' ? 0 : columns.times.length).toBeGreaterThanOrEqual(250)
  expect(facts.isMadeUp).toBe(true)
})
