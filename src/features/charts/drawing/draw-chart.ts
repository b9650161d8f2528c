import type { ChartForm } from '#content/blocks/nodes/practice/chart-shape.ts'
import type { ChartNote } from '#content/blocks/nodes/practice/chart.ts'
import { escapeHtml } from '#platform/escape-html.ts'
import { joinBars, type Bars, type Compared } from '../bars.ts'
import { frame, mostMarks, placesIn, type Places } from './frame.ts'
import { drawMarks, lineOf, path } from './marks.ts'
import { drawNotes, figuresOf } from './note-marks.ts'
import { short } from './pen.ts'
import { scaleOf, type Scale } from './scale.ts'
import { timeMarks } from './time-marks.ts'
import { sayFigure, type Voice } from './words.ts'

interface Drawing {
  bars: Bars
  form: ChartForm
  notes: readonly ChartNote[]
  /** Drawn instead of the bars, as two lines. */
  compared?: Compared
  /** What it is called, and what it shows, in words. */
  title: string
  description: string
}

/**
 * A chart as SVG, in colours that come from the page's own custom properties; the same for the same bars, whoever draws it. Bars
 * must not be none. A value has no body, so candles and bars of values are drawn as a line.
 */
export function drawChart(
  { bars, form, notes, compared, title, description }: Drawing,
  voice: Voice,
): string {
  const inside = compared ? drawCompared(compared, voice) : drawBars({ bars, form, notes }, voice)
  const words = `<title>${escapeHtml(title)}</title><desc>${escapeHtml(description)}</desc>`
  return `<svg class="chart-drawing" viewBox="0 0 ${frame.width} ${frame.height}" role="img">${words}${inside}</svg>`
}

/** What a chart is drawn as, whatever was asked of a series that has no four prices. */
export function shownForm({ hasPrices }: Bars, form: ChartForm): ChartForm {
  return !hasPrices && (form === 'candles' || form === 'bars') ? 'line' : form
}

function drawBars(
  { bars: all, form: asked, notes }: Pick<Drawing, 'bars' | 'form' | 'notes'>,
  voice: Voice,
): string {
  const bars = joinBars(all, mostMarks)
  const form = shownForm(bars, asked)
  const isOfCloses = form === 'line' || form === 'columns'
  const named = [...figuresOf(notes, bars.decimals), ...(form === 'columns' ? [0] : [])]
  const scale = scaleOf(
    leastOf(isOfCloses ? bars.close : bars.low, named),
    mostOf(isOfCloses ? bars.close : bars.high, named),
  )
  const places = placesIn(scale, bars.times.length)
  const axes = drawAxes({ scale, times: bars.times, decimals: bars.decimals, places }, voice)
  return axes + drawMarks(bars, form, places) + drawNotes(notes, bars, places)
}

/** Hundredths of what both were worth at first. */
function drawCompared({ times, first, second }: Compared, voice: Voice): string {
  const size = Math.ceil(times.length / mostMarks)
  const thin = <T>(column: readonly T[]) => column.filter((_, index) => index % size === 0)
  const [shown, one, other] = [thin(times), thin(first), thin(second)]
  const scale = scaleOf(leastOf(one, other), mostOf(one, other))
  const places = placesIn(scale, shown.length)
  const axes = drawAxes({ scale, times: shown, decimals: 2, places }, voice)
  return (
    axes + path('chart-line', lineOf(one, places)) + path('chart-line chart-second', lineOf(other, places))
  )
}

interface Axes {
  scale: Scale
  times: readonly string[]
  decimals: number
  places: Places
}

function drawAxes({ scale, times, decimals, places }: Axes, voice: Voice): string {
  const lines = scale.ticks.map((tick) => `M${frame.left} ${short(places.y(tick))}H${frame.right}`).join('')
  const shownDecimals = decimalsOf(scale.ticks, decimals)
  const figures = scale.ticks.map((tick) => {
    const words = sayFigure(tick / 10 ** (decimals - shownDecimals), shownDecimals, voice.language)
    return `<text x="${frame.right + 8}" y="${short(places.y(tick) + 50)}">${words}</text>`
  })
  const times_ = timeMarks(times, voice).map(({ index, words }, at) => {
    const x = Math.min(Math.max(places.x(index), frame.left * 10), frame.right * 10)
    // Words in the middle under a bar at the very left would be cut off.
    const [anchor, name] = [x < 500 ? 'start' : 'middle', at % 2 ? ' class="chart-second-time"' : '']
    return `<text${name} x="${short(x)}" y="${frame.bottom + 28}" text-anchor="${anchor}">${escapeHtml(words)}</text>`
  })
  return `<path class="chart-grid" d="${lines}"/><g class="chart-words">${figures.join('')}${times_.join('')}</g>`
}

/** As few as tell all lines apart. */
function decimalsOf(ticks: readonly number[], decimals: number): number {
  let shown = decimals
  while (shown > 0 && ticks.every((tick) => tick % 10 ** (decimals - shown + 1) === 0)) shown--
  return shown
}

function leastOf(...columns: readonly (readonly number[])[]): number {
  return columns.flat().reduce((least, one) => Math.min(least, one), Infinity)
}

function mostOf(...columns: readonly (readonly number[])[]): number {
  return columns.flat().reduce((most, one) => Math.max(most, one), -Infinity)
}
