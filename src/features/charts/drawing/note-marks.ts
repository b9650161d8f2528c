import type { ChartNote } from '#content/blocks/nodes/practice/chart.ts'
import type { Bars } from '../bars.ts'
import { frame, type Places } from './frame.ts'
import { short } from './pen.ts'

/** A figure as it is written, in whole steps; what is finer than a step is rounded. */
export function stepsOf(figure: string, decimals: number): number {
  const [, sign = '', whole = '0', part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(figure) ?? []
  const digits = part.padEnd(decimals + 1, '0')
  const steps = Number(whole + digits.slice(0, decimals)) + (Number(digits[decimals]) >= 5 ? 1 : 0)
  return sign ? -steps : steps
}

/** The figures that notes name, which have to lie inside the chart. */
export function figuresOf(notes: readonly ChartNote[], decimals: number): number[] {
  return notes.flatMap((note) => {
    if (note.kind === 'arrow') return []
    const until = note.kind === 'zone' ? [stepsOf(note.until, decimals)] : []
    return [stepsOf(note.price, decimals), ...until]
  })
}

/** Notes as numbered marks; their words stand in a list below, where a phone can show them. */
export function drawNotes(notes: readonly ChartNote[], bars: Bars & { end: string }, places: Places): string {
  const { decimals } = bars
  let lines = 0
  return notes
    .map((note, index) => {
      const number = index + 1
      switch (note.kind) {
        case 'level': {
          const y = places.y(stepsOf(note.price, decimals))
          return `<path class="chart-level" d="M${frame.left} ${short(y)}H${frame.right}"/>${numbered(number, besides(lines++), y)}`
        }
        case 'zone': {
          const ys = [note.price, note.until].map((figure) => places.y(stepsOf(figure, decimals)))
          const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
          const box = `x="${frame.left}" y="${short(top)}" width="${frame.right - frame.left}" height="${short(bottom - top)}"`
          return `<rect class="chart-zone" ${box}/>${numbered(number, besides(lines++), Math.round((top + bottom) / 2))}`
        }
        case 'arrow':
          return arrowAt(note, number, { bars, places })
        case 'label': {
          const at = indexAt(bars, note.at)
          if (at === -1) return ''
          return numbered(number, places.x(at), places.y(stepsOf(note.price, decimals)))
        }
      }
    })
    .join('')
}

/** The marks of lines stand beside one another at the left. */
function besides(before: number): number {
  return (frame.left + 16 + (before % 6) * 34) * 10
}

function arrowAt(
  { at: time, direction }: Extract<ChartNote, { kind: 'arrow' }>,
  number: number,
  { bars, places }: { bars: Bars & { end: string }; places: Places },
): string {
  const at = indexAt(bars, time)
  if (at === -1) return ''
  const x = places.x(at)
  const isUp = direction === 'up'
  const tip = places.y((isUp ? bars.low[at] : bars.high[at]) ?? 0) + (isUp ? 40 : -40)
  const [side, foot] = isUp ? [12, 200] : [-12, -200]
  const shape = `M${short(x)} ${short(tip)}l-7 ${side}h14z`
  return `<path class="chart-arrow" d="${shape}"/>${numbered(number, x, tip + foot + (isUp ? 80 : -80))}`
}

/** The bar of a time, or the last one before it; -1 for a time before the first bar or after the last, of which `end` may be a later part. */
export function indexAt(
  { times, end = times.at(-1) ?? '' }: Pick<Bars, 'times'> & { end?: string },
  time: string,
): number {
  const [first = ''] = times
  const at = time.slice(0, first.length)
  if (at < first.slice(0, at.length) || at > end.slice(0, at.length)) return -1
  const own = times.findIndex((one) => one.startsWith(at))
  return own === -1 ? times.findLastIndex((one) => one <= at) : own
}

/** Inside the frame, wherever it points. */
function numbered(number: number, x: number, y: number): string {
  const inside = Math.min(Math.max(y, (frame.top + 2) * 10), (frame.bottom - 2) * 10)
  return `<g class="chart-mark" transform="translate(${short(x)} ${short(inside)})"><circle r="14"/><text y="7" text-anchor="middle">${number}</text></g>`
}
