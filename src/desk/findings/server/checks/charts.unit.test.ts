import { expect, test } from 'vitest'
import { checkCharts } from './charts.ts'
import { codes, subjectOf } from './test-subject.ts'

const chart = (description: string) => ({
  type: 'chart',
  attrs: { dataSet: 'beans', form: 'line', title: 'Beans', description },
})

test('a chart says what it teaches, and its data set is one that readers find', () => {
  const shownDataSets = new Set(['beans'])
  expect(codes(checkCharts, subjectOf('en', [chart('They fall.')], { shownDataSets }))).toEqual([])
  expect(codes(checkCharts, subjectOf('en', [chart(' ')], { shownDataSets }))).toEqual([
    'chart.not_described',
  ])
  expect(codes(checkCharts, subjectOf('en', [chart('They fall.')]))).toEqual(['chart.not_published'])
})
