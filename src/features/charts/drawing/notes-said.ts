import type { ChartNote } from '#content/blocks/nodes/practice/chart.ts'
import type { Bars } from '../bars.ts'
import { indexAt, stepsOf } from './note-marks.ts'
import type { Voice } from './words.ts'

type Priced = Pick<Bars, 'times' | 'low' | 'high' | 'close' | 'decimals'>

/** The bar at which a note is said: its own, or the first one that reaches its price; -1 where there is none. */
export function barOfNote(note: ChartNote, bars: Priced): number {
  if (note.kind === 'arrow' || note.kind === 'label') return indexAt(bars, note.at)
  const ends = [note.price, note.kind === 'zone' ? note.until : note.price]
  const [one = 0, other = 0] = ends.map((figure) => stepsOf(figure, bars.decimals))
  const [least, most] = [Math.min(one, other), Math.max(one, other)]
  return bars.close.findIndex((close, index) => {
    // A price that jumps over a level has reached it as well.
    const before = bars.close[index - 1] ?? close
    const [low, high] = [bars.low[index] ?? close, bars.high[index] ?? close]
    return Math.min(low, before) <= most && Math.max(high, before) >= least
  })
}

/** What is said of a bar, and behind it the notes that belong to it, by their numbers. */
export function sayNotes(
  said: string,
  index: number,
  { notes, bars, voice: { say } }: { notes: readonly ChartNote[]; bars: Priced; voice: Voice },
): string {
  return notes.reduce((words, note, at) => {
    if (barOfNote(note, bars) !== index) return words
    const number = at + 1
    return note.text
      ? say('bar.withNote', { bar: words, number, text: note.text })
      : say('bar.withNumber', { bar: words, number })
  }, said)
}
