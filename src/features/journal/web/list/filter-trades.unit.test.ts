import { expect, test } from 'vitest'
import type { Trade } from '../../contract.ts'
import { emptyTrade } from '../../joining/test-trades.ts'
import { filterTrades } from './filter-trades.ts'

const shown = (enteredOn: string, ...tags: string[]) => ({
  trade: {
    id: `${enteredOn} ${tags.join()}`,
    version: 1,
    fields: { ...emptyTrade, enteredOn, tags },
    aside: [],
    pictures: [],
    source: 'hand',
    runId: null,
    createdAt: 0,
    changedAt: 0,
  } satisfies Trade,
  entry: undefined,
})
const trades = [shown('2026-03-02', 'calm'), shown('2026-03-20', 'hasty'), shown('2026-04-05', 'calm')]
const idsIn = ({ months }: ReturnType<typeof filterTrades>) =>
  months.flatMap((month) => month.trades.map(({ trade }) => trade.id))

test('a month and a tag are shown alone on wish', () => {
  const found = filterTrades(trades, { month: '2026-3', tag: 'calm' }, 'gregorian')
  expect(idsIn(found)).toEqual(['2026-03-02 calm'])
  expect(found.choices.tags).toEqual(['calm', 'hasty'])
  expect(found.choices.months.map(({ key }) => key)).toEqual(['2026-4', '2026-3'])
})

test('a tag of which the last trade is gone, and a month of another calendar, hide nothing', () => {
  const untagged = [shown('2026-03-02'), shown('2026-04-05')]
  const found = filterTrades(untagged, { month: '', tag: 'hasty' }, 'gregorian')
  expect([found.chosen.tag, idsIn(found).length]).toEqual(['', 2])
  const turned = filterTrades(trades, { month: '2026-3', tag: '' }, 'ethiopian')
  expect([turned.chosen.month, idsIn(turned).length]).toEqual(['', 3])
})
