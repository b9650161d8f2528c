import { expect, test } from 'vitest'
import { chart } from '#content/blocks/nodes/practice/chart.ts'
import { attrsOf, chartOfNode, draftOf, drawableOf, emptyNote, faultsOf } from './chart-draft.ts'

const { attrs } = chart.parse({
  type: 'chart',
  attrs: {
    dataSet: 'beans',
    compared: 'seeds',
    form: 'bars',
    from: '2026-03-02',
    to: '2026-03-02T10:30',
    title: 'Both',
    description: 'They part.',
    notes: [
      { kind: 'level', price: '12.5', text: 'Here' },
      { kind: 'zone', price: '1', until: '2', text: '' },
      { kind: 'arrow', at: '2026-03-02', direction: 'down', text: 'Fall' },
      { kind: 'label', at: '2026-03-02', price: '-3', text: 'End' },
    ],
  },
})

test('a chart that is opened and saved again is the same, byte by byte', () => {
  expect(JSON.stringify(attrsOf(draftOf(attrs)))).toBe(JSON.stringify(attrs))
  expect(JSON.stringify(chartOfNode(attrs))).toBe(JSON.stringify(attrs))
  expect(faultsOf(draftOf(attrs)).size).toBe(0)
})

test('whatever is pasted as a chart is a chart that can be stored, or names its faults', () => {
  const pasted = chartOfNode({ dataSet: 'x', form: 'pie', notes: [{ kind: 'level', price: '1' }], from: 7 })
  expect(chart.safeParse({ type: 'chart', attrs: pasted }).success).toBe(true)
})

test('what is not written as it must be is named by its field', () => {
  const notes = [{ ...emptyNote }, { ...emptyNote, kind: 'arrow' as const, at: 'June' }]
  expect([...faultsOf({ ...draftOf(attrs), from: 'March', to: '', notes })]).toEqual([
    'from',
    'notes.0.price',
    'notes.1.at',
  ])
})

test('while a note is begun the chart stays drawn, with what is written as it must be', () => {
  const draft = draftOf(attrs)
  expect(drawableOf(draft)).toEqual(attrs)
  const begun = { ...draft, from: '2026-', notes: [...draft.notes, emptyNote] }
  expect(drawableOf(begun)).toEqual({ ...attrs, from: null })
})
