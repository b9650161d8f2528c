import { chart, type Chart } from '#content/blocks/nodes/practice/chart.ts'
import type { Series } from '#features/datasets/contract.ts'
import { defaultCalendar } from '#platform/dates/calendar.ts'
import { notFound } from '#platform/errors.ts'
import { escapeHtml } from '#platform/escape-html.ts'
import type { Language } from '#platform/languages.ts'
import type { Context } from '#platform/server/context.ts'
import { barsOf, compareBars, type DrawnSeries } from '../bars.ts'
import type { ChartBars } from '../contract.ts'
import { chartFigure, factsOf, readParts, type ChartParts } from '../drawing/figure.ts'
import { voiceIn, type Voice } from '../drawing/words.ts'
import { pictureAddress } from './picture-address.ts'

/** A series that whoever asks may see, in their language; undefined for none. */
export type ReadSeries = (ctx: Context, id: string, version?: number) => Promise<Series | undefined>

let readSeries: ReadSeries = async () => undefined

/** Call once, before the first text is read: where data sets come from. */
export function registerSeriesOfCharts(read: ReadSeries): void {
  readSeries = read
}

interface Wanted {
  ids: readonly string[]
  language: Language
}

/** Charts in the midst of a text, by what their blocks say; one whose data set is gone or hidden is left out. */
export function showCharts(ctx: Context, wanted: Wanted): Promise<Map<string, string>> {
  return showAll(ctx, wanted, chartFigure)
}

/** Where the pictures of charts are, of those in which something is drawn. */
export function pictureCharts(ctx: Context, wanted: Wanted): Promise<Map<string, string>> {
  return showAll(ctx, wanted, (parts, { language }) =>
    barsOf(parts.series, parts.attrs).times.length > 0 ? pictureAddress(parts, language) : undefined,
  )
}

/** The same as a picture with words, for where neither drawings nor scripts stand. */
export function showChartsInFeeds(ctx: Context, wanted: Wanted): Promise<Map<string, string>> {
  return showAll(ctx, wanted, (parts, voice) => {
    const shown = readParts(parts, voice)
    if (!shown) return undefined
    const { attrs } = parts
    const { title, description, compared } = shown
    const marked = compared ? [] : attrs.notes
    const notes = marked.map(({ text }) => `<li>${escapeHtml(text)}</li>`).join('')
    const lines = [attrs.description, description, ...factsOf(attrs, shown, voice)]
    const told = lines.filter(Boolean).map((words) => `<p>${escapeHtml(words)}</p>`)
    const picture = `<p><img src="${pictureAddress(parts, voice.language)}" alt="${escapeHtml(title)}" width="1280" height="720"></p>`
    return `<p><strong>${escapeHtml(title)}</strong></p>${picture}${told.join('')}${notes && `<ol>${notes}</ol>`}`
  })
}

/** One chart, as an editor sees it while writing; undefined when there is nothing to draw. */
export async function drawOne(
  ctx: Context,
  attrs: Chart['attrs'],
  language: Language,
): Promise<string | undefined> {
  const parts = await readChart({ ...ctx, language }, attrs)
  return parts && chartFigure(parts, voiceIn(language, defaultCalendar(language)))
}

/**
 * The bars that a chart of a data set is made of.
 * @throws 404 when there is no such data set, or none that can be drawn
 */
export async function readBars(
  ctx: Context,
  wanted: Pick<Chart['attrs'], 'dataSet' | 'compared' | 'from' | 'to'>,
): Promise<ChartBars> {
  const found = await readChart(ctx, wanted)
  if (!found) throw notFound('item')
  const bars = barsOf(found.series, wanted)
  const other = found.other && barsOf(found.other, wanted)
  const compared = (other && compareBars(bars, other)) ?? null
  return { bars, compared, secondTitle: (compared && other?.title) ?? null }
}

async function showAll(
  ctx: Context,
  { ids, language }: Wanted,
  show: (parts: ChartParts, voice: Voice) => string | undefined,
): Promise<Map<string, string>> {
  const voice = voiceIn(language, defaultCalendar(language))
  const shown = await Promise.all(
    ids.map(async (said) => {
      const attrs = attrsOf(said)
      const parts = attrs && (await readChart({ ...ctx, language }, attrs))
      return [said, parts && show(parts, voice)] as const
    }),
  )
  return new Map(shown.flatMap(([said, html]) => (html === undefined ? [] : [[said, html]])))
}

/** The series of a chart, of the newest versions or of named ones; undefined where whoever asks may see none that is drawn. */
export async function readChart<A extends Pick<Chart['attrs'], 'dataSet' | 'compared'>>(
  ctx: Context,
  attrs: A,
  [version, otherVersion]: readonly [number?, number?] = [],
): Promise<{ attrs: A; series: DrawnSeries; other: DrawnSeries | null } | undefined> {
  const [series, other] = await Promise.all([
    readSeries(ctx, attrs.dataSet, version),
    attrs.compared === null ? undefined : readSeries(ctx, attrs.compared, otherVersion),
  ])
  return isDrawn(series) ? { attrs, series, other: isDrawn(other) ? other : null } : undefined
}

function isDrawn(series: Series | undefined): series is DrawnSeries {
  return series !== undefined && series.form !== 'orders'
}

/** What a block says of itself in its place; a text from before a change of the block may say what is not understood. */
function attrsOf(said: string): Chart['attrs'] | undefined {
  try {
    return chart.shape.attrs.safeParse(JSON.parse(said)).data
  } catch {
    return undefined
  }
}
