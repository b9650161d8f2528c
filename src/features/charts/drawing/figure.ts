import type { Chart } from '#content/blocks/nodes/practice/chart.ts'
import { escapeHtml } from '#platform/escape-html.ts'
import { paths } from '#platform/paths.ts'
import { barsOf, compareBars, joinBars, type Bars, type Compared, type DrawnSeries } from '../bars.ts'
import { mostMarks } from './frame.ts'
import { drawChart, shownForm } from './draw-chart.ts'
import { describeBars, marksOf, sayFigure, sayTime, sayUnit, type Voice } from './words.ts'

/** More rows than this are joined, so that a page stays light; the data set itself has all of them. */
const mostRows = 60

export interface ChartParts {
  attrs: Chart['attrs']
  series: DrawnSeries
  other: DrawnSeries | null
}

/** A chart as it stands in a text: the drawing, what it says in words, and its figures. Undefined where nothing lies in its span. */
export function chartFigure({ attrs, series, other }: ChartParts, voice: Voice): string | undefined {
  const shown = readParts({ attrs, series, other }, voice)
  if (!shown) return undefined
  const { bars, compared, title, description } = shown
  const { notes, form } = attrs
  const drawing = drawChart({ bars, form, notes, compared, title, description }, voice)
  const asked = escapeHtml(JSON.stringify({ ...attrs, title, description: '' }))
  const below = [attrs.description, ...factsOf(attrs, shown, voice)].filter(Boolean)
  return `<figure class="chart" lang="${voice.language}" data-live-chart="${asked}"><p class="chart-title">${escapeHtml(title)}</p>
${drawing}<div class="chart-live" data-live-place></div>
<p class="chart-open"><button type="button" data-live-open="${escapeHtml(voice.say('live.failed'))}">${escapeHtml(voice.say('chart.open'))}</button> <output data-live-failed></output></p>
${compared ? '' : listOf(attrs)}<figcaption>${below.map((words) => `<p>${escapeHtml(words)}</p>`).join('')}</figcaption>
${tableOf(shown, [series, ...(compared && other ? [other] : [])], voice)}</figure>`
}

interface ShownChart {
  bars: Bars
  other: Bars | null
  compared: Compared | undefined
  title: string
  description: string
}

/** What a chart shows: its own title or that of its data set, and a description in words. Undefined for no bars. */
export function readParts({ attrs, series, other }: ChartParts, voice: Voice): ShownChart | undefined {
  const bars = barsOf(series, attrs)
  if (bars.times.length === 0) return undefined
  const others = other && barsOf(other, attrs)
  const compared = (others && compareBars(bars, others)) ?? undefined
  const title = attrs.title || bars.title
  const description =
    compared && others ? sayCompared(bars, others, { compared, voice }) : describeBars(bars, voice)
  return { bars, other: others, compared, title, description }
}

function sayCompared(
  { title: first }: Bars,
  { title: second }: Bars,
  { compared, voice }: { compared: Compared; voice: Voice },
): string {
  const figure = (steps = 0) => sayFigure(steps, 2, voice.language)
  return voice.say('chart.compares', {
    first,
    second,
    from: sayTime(compared.times[0] ?? '', voice),
    to: sayTime(compared.times.at(-1) ?? '', voice),
    firstLast: figure(compared.first.at(-1)),
    secondLast: figure(compared.second.at(-1)),
  })
}

/** What has to be known to read it, and where it comes from. */
export function factsOf(
  attrs: Chart['attrs'],
  { bars, other, compared }: ShownChart,
  voice: Voice,
): string[] {
  const { say } = voice
  const form = shownForm(bars, attrs.form)
  const size = Math.ceil(bars.times.length / mostMarks)
  const all = [bars, ...(compared && other ? [other] : [])]
  const sources = [...new Set(all.map(({ source }) => source).filter(Boolean))]
  const key = form === 'candles' ? say('chart.candles') : form === 'bars' ? say('chart.bars') : ''
  const read =
    compared && other
      ? say('chart.index', { first: bars.title, second: other.title })
      : `${say('chart.unit', { unit: sayUnit(bars.unit, voice) })} ${key}`
  const joined = size > 1 && !compared ? say(`chart.joined.${marksOf(bars)}`, { count: size }) : ''
  const madeUp = all.filter(({ isMadeUp }) => isMadeUp)
  const origin = [
    ...(madeUp.length === all.length
      ? [say('chart.madeUp')]
      : madeUp.map(({ title }) => say('chart.madeUpOne', { title }))),
    ...sources.map((source) => say('chart.source', { source })),
  ]
  return [[read, joined].filter(Boolean).join(' ').trim(), origin.filter(Boolean).join(' ')]
}

function listOf({ notes }: Chart['attrs']): string {
  if (notes.length === 0) return ''
  return `<ol class="chart-notes">${notes.map(({ text }) => `<li>${escapeHtml(text)}</li>`).join('')}</ol>`
}

/** The figures in rows, closed until somebody asks for them. */
function tableOf({ bars: all, title }: ShownChart, sets: readonly DrawnSeries[], voice: Voice): string {
  const { say, language } = voice
  const bars = joinBars(all, mostRows)
  const { hasPrices, open, high, low, close, volume, decimals } = bars
  const prices = hasPrices ? { open, high, low, close } : { value: close }
  const columns = Object.entries(prices).map(([key, values]) => ({
    head: sayHead(key, voice),
    values,
    decimals,
  }))
  if (volume) columns.push({ head: say('table.volume'), values: volume, decimals: 0 })
  const cells = (index: number) =>
    columns.map(
      ({ values, decimals }) =>
        `<td class="number">${sayFigure(values[index] ?? 0, decimals, language)}</td>`,
    )
  const heads = [say('table.time'), ...columns.map(({ head }) => head)]
  const rows = bars.times.map(
    (time, index) =>
      `<tr><th scope="row">${escapeHtml(sayTime(time, voice))}</th>${cells(index).join('')}</tr>`,
  )
  const joined =
    bars.size > 1 ? `<p>${escapeHtml(say(`table.joined.${marksOf(bars)}`, { count: bars.size }))}</p>` : ''
  const head = heads.map((words) => `<th scope="col">${escapeHtml(words)}</th>`).join('')
  const links = sets.map(({ id, slug, title: name }) => {
    const table = `/api/data-sets/${encodeURIComponent(id)}/csv?lang=${language}`
    return `<p><a href="${escapeHtml(paths.resource(slug))}">${escapeHtml(say('table.all', { title: name }))}</a> · <a href="${escapeHtml(table)}" rel="nofollow" download>${escapeHtml(say('table.file', { title: name }))}</a></p>`
  })
  return `<details class="chart-figures"><summary>${escapeHtml(say('table.summary'))}</summary>${joined}<div class="table-scroll" role="group" tabindex="0" aria-label="${escapeHtml(say('table.label', { title }))}"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>${links.join('')}</details>`
}

function sayHead(key: string, { say }: Voice): string {
  switch (key) {
    case 'open':
      return say('table.open')
    case 'high':
      return say('table.high')
    case 'low':
      return say('table.low')
    case 'close':
      return say('table.close')
    default:
      return say('table.value')
  }
}
