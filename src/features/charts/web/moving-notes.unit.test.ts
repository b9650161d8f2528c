import { expect, test } from 'vitest'
import type { ChartNote } from '#content/blocks/nodes/practice/chart.ts'
import { barsOf } from '../bars.ts'
import { barOfNote, sayNotes } from '../drawing/notes-said.ts'
import { voiceIn } from '../drawing/words.ts'
import { testValues } from '../test-series.ts'
import { drawMovingNotes } from './moving-notes.ts'

const notes: ChartNote[] = [
  { kind: 'level', price: '14.5', text: 'Many sold' },
  { kind: 'zone', price: '11', until: '12', text: '' },
  { kind: 'arrow', at: '2026-06-06', direction: 'down', text: 'The news' },
  { kind: 'label', at: '2026-06-05', price: '13', text: 'Here' },
]
const bars = barsOf(testValues('rate', [130, 140, 150, 115]), { from: null, to: null })

/** What a canvas is told, call by call. */
function recordingPen() {
  const calls: unknown[][] = []
  const pen = new Proxy({} as Parameters<typeof drawMovingNotes>[0], {
    get:
      (_, name) =>
      (...given: unknown[]) =>
        void calls.push([name, ...given]),
    set: () => true,
  })
  const told = (name: string) => calls.filter(([one]) => one === name).map(([, ...given]) => given)
  return { pen, told }
}

const inks = { line: '#000', ground: '#fff', words: '#000', font: 'serif' }
const y = (steps: number) => 200 - steps

test('levels, zones, arrows and labels are drawn where their prices and bars lie, each with its number', () => {
  const { pen, told } = recordingPen()
  drawMovingNotes(pen, { notes, bars, inks }, { x: (index) => index * 100, y, width: 400 })
  expect(told('moveTo')[0]).toEqual([0, 55])
  expect(told('lineTo')[0]).toEqual([400, 55])
  expect(told('fillRect')).toEqual([[0, 80, 400, 10]])
  expect(told('moveTo')[1]).toEqual([200, 46])
  expect(told('fillText').map(([number, left]) => [number, left])).toEqual([
    ['1', 16],
    ['2', 43],
    ['3', 200],
    ['4', 100],
  ])
  expect(told('fillText')[3]?.[2]).toBe(71)
})

test('what is out of sight is not drawn', () => {
  const { pen, told } = recordingPen()
  drawMovingNotes(pen, { notes, bars, inks }, { x: () => null, y, width: 400 })
  expect(told('fillText').map(([number]) => number)).toEqual(['1', '2'])
  const other = recordingPen()
  drawMovingNotes(other.pen, { notes, bars, inks }, { x: () => 1, y: () => null, width: 400 })
  expect(other.told('fillText')).toEqual([])
})

test('a note of a time that the bars do not have is neither drawn nor said', () => {
  const outside: ChartNote[] = [
    { kind: 'arrow', at: '2026-06-03', direction: 'up', text: 'Before' },
    { kind: 'label', at: '2026-06-08', price: '13', text: 'After' },
  ]
  const { pen, told } = recordingPen()
  drawMovingNotes(pen, { notes: outside, bars, inks }, { x: (index) => index * 100, y, width: 400 })
  expect(told('fillText')).toEqual([])
  expect(outside.map((note) => barOfNote(note, bars))).toEqual([-1, -1])
})

test('a note is said at its bar, a price at the first bar that reaches or jumps over it, in the language of the text', () => {
  expect(notes.map((note) => barOfNote(note, bars))).toEqual([2, 3, 2, 1])
  expect(barOfNote({ kind: 'level', price: '99', text: '' }, bars)).toBe(-1)
  const say = (index: number, language: 'en' | 'am') =>
    sayNotes('x', index, { notes, bars, voice: voiceIn(language, 'gregorian') })
  expect([0, 1, 2, 3].map((index) => say(index, 'en'))).toEqual([
    'x',
    'x. Note 4: Here',
    'x. Note 1: Many sold. Note 3: The news',
    'x. Note 2',
  ])
  expect(say(1, 'am')).toBe('x። ማስታወሻ 4፦ Here')
})
