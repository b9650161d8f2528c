import type { ChartForm } from '#content/blocks/nodes/practice/chart-shape.ts'
import type { Bars } from '../bars.ts'
import type { Places } from './frame.ts'
import { Pen } from './pen.ts'

/** The bars as few paths: what rose is hollow, what fell is filled, so that no colour is needed to tell them apart. */
export function drawMarks(bars: Bars, form: ChartForm, places: Places): string {
  switch (form) {
    case 'candles':
      return drawCandles(bars, places)
    case 'bars':
      return path('chart-ohlc', strokesOf(bars, places))
    case 'columns':
      return path('chart-column', columnsOf(bars, places))
    case 'line':
      return path('chart-line', lineOf(bars.close, places))
  }
}

export function path(name: string, pen: Pen): string {
  return pen.path && `<path class="${name}" d="${pen.path}"/>`
}

function drawCandles({ open, high, low, close }: Bars, { x, y, half }: Places): string {
  const [wicks, up, down] = [new Pen(), new Pen(), new Pen()]
  for (const [index, last] of close.entries()) {
    const first = open[index] ?? last
    const at = x(index)
    wicks.moveTo(at, y(high[index] ?? last)).lineTo(at, y(low[index] ?? last))
    const top = y(Math.max(first, last))
    const height = y(Math.min(first, last)) - top
    // A bar that ended where it began is a stroke.
    if (height === 0) wicks.moveTo(at - half, top).lineTo(at + half, top)
    else (last > first ? up : down).box(at - half, top, { width: half * 2, height })
  }
  return path('chart-wick', wicks) + path('chart-up', up) + path('chart-down', down)
}

function strokesOf({ open, high, low, close }: Bars, { x, y, half }: Places): Pen {
  const pen = new Pen()
  for (const [index, last] of close.entries()) {
    const at = x(index)
    const [first, top, bottom] = [open[index] ?? last, high[index] ?? last, low[index] ?? last]
    pen.moveTo(at - half, y(first)).lineTo(at, y(first))
    pen.moveTo(at, y(top)).lineTo(at, y(bottom))
    pen.moveTo(at, y(last)).lineTo(at + half, y(last))
  }
  return pen
}

/** Columns stand on nought, also those that hang from it. */
function columnsOf({ close }: Bars, { x, y, half }: Places): Pen {
  const pen = new Pen()
  const ground = y(0)
  for (const [index, value] of close.entries()) {
    const top = Math.min(ground, y(value))
    const height = Math.max(ground, y(value)) - top
    pen.box(x(index) - half, top, { width: half * 2, height })
  }
  return pen
}

export function lineOf(values: readonly number[], { x, y }: Places): Pen {
  const pen = new Pen()
  for (const [index, value] of values.entries()) {
    if (index === 0) pen.moveTo(x(index), y(value))
    else pen.lineTo(x(index), y(value))
  }
  return pen
}
