import {
  BarSeries,
  CandlestickSeries,
  createChart,
  HistogramSeries,
  LineSeries,
  LineStyle,
  type IChartApi,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts'
import type { ChartForm } from '#content/blocks/nodes/practice/chart-shape.ts'
import type { ChartNote } from '#content/blocks/nodes/practice/chart.ts'
import type { ChartBars } from '../contract.ts'
import { shownForm } from '../drawing/draw-chart.ts'
import { sayDay, sayFigure, type Voice } from '../drawing/words.ts'
import { addNotes } from './moving-notes.ts'

interface Shown {
  data: ChartBars
  form: ChartForm
  notes: readonly ChartNote[]
  voice: Voice
}

export interface MovingChart {
  /** Shows a bar, by its place in the series, as the one that is read. */
  point: (index: number) => void
  /** Fewer bars (below 1) or more of them around the one that is read. */
  zoom: (factor: number, around: number) => void
  remove: () => void
}

/** A chart that moves, in the colours of the page; says which bar a finger or a mouse is on. */
export function startMovingChart(
  place: HTMLElement,
  shown: Shown,
  onBar: (index: number) => void,
): MovingChart {
  const { data, voice } = shown
  const times = data.compared?.times ?? data.bars.times
  const chart = createChart(place, { autoSize: true, ...looksOf(place), ...wordsOf(times, voice) })
  const series = data.compared ? addCompared(chart, data.compared) : addBars(chart, shown)
  const closes = data.compared?.first ?? data.bars.close
  chart.timeScale().fitContent()
  chart.subscribeCrosshairMove(({ logical, sourceEvent }) => {
    if (sourceEvent && logical !== undefined && logical in times) onBar(logical)
  })
  const observer = new MutationObserver(() => chart.applyOptions(looksOf(place)))
  observer.observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme'] })
  return {
    point: (index) => {
      chart.setCrosshairPosition(closes[index] ?? 0, timeOf(index), series)
      const range = chart.timeScale().getVisibleLogicalRange()
      if (!range || (index >= range.from && index <= range.to)) return
      const half = (range.to - range.from) / 2
      chart.timeScale().setVisibleLogicalRange({ from: index - half, to: index + half })
    },
    zoom: (factor, around) => {
      const range = chart.timeScale().getVisibleLogicalRange()
      if (!range) return
      const half = Math.min(Math.max(((range.to - range.from) / 2) * factor, 3), times.length)
      chart.timeScale().setVisibleLogicalRange({ from: around - half, to: around + half })
    },
    remove: () => {
      observer.disconnect()
      chart.remove()
    },
  }
}

/** Bars stand side by side, whatever days lie between them: each has its number for a time. */
function timeOf(index: number): UTCTimestamp {
  return (index * 86_400) as UTCTimestamp
}

function wordsOf(times: readonly string[], voice: Voice) {
  const say = (time: Time) => sayDay(times[Math.round(Number(time) / 86_400)] ?? '', voice)
  return {
    localization: { timeFormatter: say },
    timeScale: {
      tickMarkFormatter: say,
      // The library makes room for eight letters, a day in words is longer.
      tickMarkMaxCharacterLength: 14,
      fixLeftEdge: true,
      fixRightEdge: true,
      minBarSpacing: 0.1,
    },
  }
}

/** The tokens of the page, which the library cannot read by itself. */
function looksOf(place: HTMLElement) {
  const style = getComputedStyle(place)
  const token = (name: string) => style.getPropertyValue(name).trim()
  const line = { color: token('--line') }
  const label = { labelBackgroundColor: token('--green') }
  return {
    layout: {
      background: { color: token('--surface') },
      textColor: token('--ink-soft'),
      fontFamily: style.fontFamily,
      attributionLogo: false,
    },
    grid: { vertLines: { visible: false }, horzLines: line },
    crosshair: { vertLine: label, horzLine: label },
    rightPriceScale: { borderColor: line.color },
  }
}

function tokensOf(chart: IChartApi) {
  const style = getComputedStyle(chart.chartElement())
  return (name: string) => style.getPropertyValue(name).trim()
}

function addBars(chart: IChartApi, { data: { bars }, form: asked, notes, voice }: Shown) {
  const token = tokensOf(chart)
  const form = shownForm(bars, asked)
  const priceFormat = formatIn(bars.decimals, voice)
  const [up, down, ink] = [token('--green'), token('--red'), token('--ink-soft')]
  const prices = () =>
    bars.close.map((close, index) => ({
      time: timeOf(index),
      open: bars.open[index] ?? close,
      high: bars.high[index] ?? close,
      low: bars.low[index] ?? close,
      close,
    }))
  const values = () => bars.close.map((value, index) => ({ time: timeOf(index), value }))
  const add = () => {
    if (form === 'candles') {
      const hollow = {
        upColor: token('--surface'),
        borderUpColor: up,
        downColor: down,
        borderDownColor: down,
      }
      const series = chart.addSeries(CandlestickSeries, { ...hollow, wickColor: ink, priceFormat })
      series.setData(prices())
      return series
    }
    if (form === 'bars') {
      const series = chart.addSeries(BarSeries, { upColor: ink, downColor: ink, priceFormat })
      series.setData(prices())
      return series
    }
    const series =
      form === 'columns'
        ? chart.addSeries(HistogramSeries, { color: up, priceFormat })
        : chart.addSeries(LineSeries, { color: up, lineWidth: 2, priceFormat })
    series.setData(values())
    return series
  }
  const series = add()
  const inks = () => ({
    line: token('--gold-ink'),
    ground: token('--gold-soft'),
    words: token('--ink'),
    font: getComputedStyle(chart.chartElement()).fontFamily,
  })
  if (notes.length > 0) addNotes(chart, series, { notes, bars, inks, timeOf })
  return series
}

function addCompared(chart: IChartApi, { first, second }: NonNullable<ChartBars['compared']>) {
  const token = tokensOf(chart)
  const priceFormat = { type: 'price', precision: 0, minMove: 1 } as const
  const other = chart.addSeries(LineSeries, {
    color: token('--gold-ink'),
    lineStyle: LineStyle.Dashed,
    lineWidth: 2,
    priceFormat,
  })
  other.setData(hundredths(second))
  const series = chart.addSeries(LineSeries, { color: token('--green'), lineWidth: 2, priceFormat })
  series.setData(hundredths(first))
  return series
}

function hundredths(values: readonly number[]) {
  return values.map((value, index) => ({ time: timeOf(index), value: value / 100 }))
}

/** Figures stay whole steps inside, and are written with their decimals. */
function formatIn(decimals: number, { language }: Voice) {
  const formatter = (steps: number) => sayFigure(Math.round(steps), decimals, language)
  return { type: 'custom', minMove: 1, formatter } as const
}
