import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chart } from '#content/blocks/nodes/practice/chart.ts'
import type { PriceSeries } from '#features/datasets/contract.ts'
import { languages } from '#platform/languages.ts'
import { barsOf, compareBars, joinBars } from '../bars.ts'
import { daysFrom, testPrices, testValues } from '../test-series.ts'
import { drawChart } from './draw-chart.ts'
import { chartFigure } from './figure.ts'
import { indexAt, stepsOf } from './note-marks.ts'
import { chartPicture, pictureInks } from './picture.ts'
import { scaleOf } from './scale.ts'
import { timeMarks } from './time-marks.ts'
import { describeBars, sayBar, sayFigure, voiceIn } from './words.ts'

const english = voiceIn('en', 'gregorian')
const amharic = voiceIn('am', 'ethiopian')
const whole = { from: null, to: null }

const four: PriceSeries = {
  ...testPrices('four', 4),
  decimals: 0,
  times: daysFrom('2026-06-04', 4),
  open: [102, 104, 99, 99],
  high: [105, 106, 101, 99],
  low: [101, 98, 95, 99],
  close: [104, 99, 100, 99],
}
const bars = barsOf(four, whole)
const attrsOf = (given: Record<string, unknown> = {}) =>
  chart.parse({ type: 'chart', attrs: { dataSet: 'four', form: 'candles', ...given } }).attrs

describe('a chart is heard', () => {
  test('bar by bar, in the words and the calendar of its reader', () => {
    expect(sayBar(bars, 0, english)).toBe('4 June, open 102, high 105, low 101, close 104')
    expect(sayBar(bars, 0, amharic)).toBe('ግንቦት 27 ቀን፣ መክፈቻ 102፣ ከፍተኛ 105፣ ዝቅተኛ 101፣ መዝጊያ 104')
    const long = barsOf({ ...four, times: ['2025-12-31', '2026-01-02', '2026-01-05', '2026-01-06'] }, whole)
    expect(sayBar(long, 1, english)).toBe('2 January 2026, open 104, high 106, low 98, close 99')
    const minutes = barsOf({ ...four, times: [0, 1, 2, 3].map((at) => `2026-06-04T14:3${at}`) }, whole)
    expect(sayBar(minutes, 3, english)).toBe('4 June, 14:33, open 99, high 99, low 99, close 99')
    const rate = barsOf(testValues('rate', [152, -7]), whole)
    expect(sayBar(rate, 0, english)).toBe('4 June, 15.2')
    expect(sayBar(rate, 1, english)).toBe('5 June, −0.7')
  })

  test('as a whole: from when to when, first, last, highest and lowest', () => {
    expect(describeBars(bars, english)).toBe(
      'Test beans, in ETB/kg: 4 bars from 4 June 2026 to 7 June 2026. First 102, last 99, down 2.9%. ' +
        'Highest 106 on 5 June 2026, lowest 95 on 6 June 2026.',
    )
    expect(describeBars(bars, amharic)).toContain('4 ሻማዎች')
    expect(describeBars(bars, amharic)).toContain('ከፍተኛው 106 (ግንቦት 28 ቀን 2018\u00a0ዓ.ም)')
    const rate = barsOf(testValues('rate', [152, 160]), whole)
    expect(describeBars(rate, english)).toContain('2 values from 4 June 2026')
    expect(describeBars(rate, amharic)).toContain('2 ነጥቦች')
  })

  test('the drawing carries both, whatever its data set is called', () => {
    const title = '<b>"Beans" & co</b>'
    const svg = drawChart(
      { bars, form: 'candles', notes: [], title, description: describeBars(bars, english) },
      english,
    )
    expect(svg).toContain(
      'role="img"><title>&lt;b&gt;&quot;Beans&quot; &amp; co&lt;/b&gt;</title><desc>Test beans, in ETB/kg',
    )
  })
})

describe('a chart is seen', () => {
  const draw = (
    given: Record<string, unknown> = {},
    series: PriceSeries | ReturnType<typeof testValues> = four,
  ) => chartFigure({ attrs: attrsOf(given), series, other: null }, english) ?? ''
  const countOf = (html: string, name: string, sign: string) =>
    new RegExp(`class="${name}" d="([^"]*)"`).exec(html)?.[1]?.split(sign).length ?? 0

  test('what rose is hollow, what fell is filled, what did neither is a stroke', () => {
    const html = draw()
    expect(countOf(html, 'chart-up', 'z') - 1).toBe(2)
    expect(countOf(html, 'chart-down', 'z') - 1).toBe(1)
    expect(countOf(html, 'chart-wick', 'm') - 1).toBe(5)
    expect(html).toContain('Hollow: the price rose. Filled: it fell.')
    expect(html).toContain('Made up for practice; no real market. Source: Test.')
  })

  test('values are drawn as a line where candles were asked, and columns stand on nought', () => {
    const rate = testValues('rate', [152, 160, 149])
    expect(draw({ form: 'candles' }, rate)).toContain('chart-line')
    expect(draw({ form: 'columns' }, rate)).toMatch(/<text [^>]*>0<\/text>/)
  })

  test('only what lies in its span is drawn; of nothing there is no chart', () => {
    expect(draw({ from: '2026-06-05', to: '2026-06-06' })).toContain('2 bars from 5 June 2026 to 6 June 2026')
    expect(draw({ from: '2027-01-01' })).toBe('')
  })

  test('notes are numbered marks inside the drawing, with their words below', () => {
    const notes = [
      { kind: 'level', price: '130', text: 'Here <many> sold' },
      { kind: 'zone', price: '95', until: '99.4', text: 'Quiet' },
      { kind: 'arrow', at: '2026-06-05', direction: 'down', text: 'The fall' },
      { kind: 'label', at: '2026-06-07', price: '99', text: 'The end' },
    ]
    const html = draw({ notes })
    expect(html).toContain('<ol class="chart-notes"><li>Here &lt;many&gt; sold</li><li>Quiet</li>')
    expect([...html.matchAll(/text-anchor="middle">(\d)<\/text><\/g>/g)].map(([, number]) => number)).toEqual(
      ['1', '2', '3', '4'],
    )
    for (const [, y] of html.matchAll(/chart-mark" transform="translate\([\d.]+ ([\d.]+)\)/g))
      expect(Number(y)).toBeLessThan(330)
  })

  test('a note of a time that the chart does not have keeps its words and its number, and has no mark', () => {
    const notes = [
      { kind: 'arrow', at: '2026-06-03', direction: 'up', text: 'Before' },
      { kind: 'label', at: '2026-06-08', price: '99', text: 'After' },
      { kind: 'label', at: '2026-06-06', price: '99', text: 'Inside' },
    ]
    const html = draw({ notes })
    expect(html).toContain('<li>Before</li><li>After</li><li>Inside</li>')
    expect([...html.matchAll(/text-anchor="middle">(\d)<\/text><\/g>/g)].map(([, number]) => number)).toEqual(
      ['3'],
    )
    expect(html).not.toContain('chart-arrow')
    // The last of 1,000 bars are joined under the time of an earlier one.
    const last = daysFrom('2026-01-05', 1000).at(-1) ?? ''
    const label = { kind: 'label', at: last, price: '500', text: '' }
    expect(draw({ notes: [label] }, testPrices('long', 1000))).toContain('chart-mark')
  })

  test('bars of minutes have notes of their days', () => {
    const times = ['2026-06-04T09:00', '2026-06-04T09:01', '2026-06-05T09:00']
    const places = [
      '2026-06-03',
      '2026-06-04',
      '2026-06-05',
      '2026-06-06',
      '2026-06-04T08:59',
      '2026-06-05T09:01',
    ]
    expect(places.map((at) => indexAt({ times }, at))).toEqual([-1, 0, 2, -1, -1, -1])
  })

  test('its figures stand in a table of few rows, and lead to all of them', () => {
    const html = draw({}, testPrices('long', 200))
    expect([...html.matchAll(/<tr>/g)]).toHaveLength(1 + 50)
    expect(html).toContain('Each row joins 4 bars')
    expect(html).toContain('href="/resources/test-beans"')
  })

  test('two series of different units begin at 100', () => {
    const one = barsOf(testPrices('one', 30), whole)
    const other = barsOf(
      { ...testPrices('two', 30, { seed: 9 }), decimals: 0, times: daysFrom('2026-01-10', 30) },
      whole,
    )
    const compared = compareBars(one, other)
    expect(compared?.times[0]).toBe('2026-01-10')
    expect([compared?.first[0], compared?.second[0]]).toEqual([10_000, 10_000])
    const html = chartFigure(
      {
        attrs: attrsOf(),
        series: testPrices('one', 30),
        other: { ...testPrices('two', 30, { title: 'Test seeds' }) },
      },
      english,
    )
    expect(html).toContain('Both begin at 100. Solid: Test beans. Dashed: Test seeds.')
    expect(html).toContain('chart-line chart-second')
  })

  test('what is compared ends with the series that ends first', () => {
    const one = barsOf(testPrices('one', 30), whole)
    const short = barsOf(testPrices('two', 10), whole)
    expect(compareBars(one, short)?.times).toEqual(daysFrom('2026-01-05', 10))
    expect(compareBars(short, one)?.times).toEqual(daysFrom('2026-01-05', 10))
    const later = barsOf({ ...testPrices('two', 10), times: daysFrom('2026-03-01', 10) }, whole)
    expect(compareBars(later, one)).toBeUndefined()
    expect(compareBars(one, later)).toBeUndefined()
    const minutes = { ...one, times: one.times.map((_, at) => `2026-01-05T10:${at + 10}`) }
    expect(compareBars(minutes, short)?.times).toHaveLength(30)
  })

  test('of two series that are compared the one that is made up is named', () => {
    const real = { ...testPrices('two', 30, { title: 'Real seeds' }), isMadeUp: false }
    const figureOf = (series: PriceSeries, other: PriceSeries) =>
      chartFigure({ attrs: attrsOf(), series, other }, english)
    const one = figureOf(testPrices('one', 30), real)
    expect(one).toContain('<p>Test beans: made up for practice; no real market. Source: Test.</p>')
    expect(figureOf(real, testPrices('one', 30))).toContain('<p>Test beans: made up for practice')
    expect(figureOf(testPrices('one', 30), testPrices('one', 30))).toContain('<p>Made up for practice')
    expect(figureOf(real, real)).toContain('<p>Source: Test.</p>')
  })
})

test.each([
  ['en', 'gregorian', ['14:36', '15:00'], /^4 June, 14:\d\d$/],
  ['am', 'ethiopian', ['ከቀኑ 9፡00 (15:00)'], /^ግንቦት 27 ቀን ከቀኑ 8፡\d\d \(14:\d\d\)$/],
] as const)('the times of minutes stand apart under a chart (%s)', (language, calendar, clocks, first) => {
  const voice = voiceIn(language, calendar)
  const start = Date.parse('2026-06-04T14:00Z')
  const timesOf = (count: number, step: number) =>
    Array.from({ length: count }, (_, at) => new Date(start + at * step * 60_000).toISOString().slice(0, 16))
  const ofDay = timesOf(120, 1)
  const marks = timeMarks(ofDay, voice)
  const said = marks.map(({ words }) => words)
  for (const clock of clocks) expect(said).toContain(clock)
  // The Amharic ones are as long as a quarter of the drawing.
  expect(said).toHaveLength(language === 'am' ? 3 : 5)
  const days = timeMarks(timesOf(10, 400), voice).map(({ words }) => words)
  expect(days.length).toBeLessThanOrEqual(language === 'am' ? 2 : 4)
  expect(timeMarks([...timesOf(20, 1), '2026-06-05T10:00'], voice)[0]?.words).toMatch(first)
})

test('a drawing of 250 bars weighs less than 8 KiB, one of 20,000 not much more', () => {
  for (const count of [250, 20_000])
    for (const language of languages) {
      const bars = barsOf(testPrices('long', count), whole)
      const voice = voiceIn(language, language === 'am' ? 'ethiopian' : 'gregorian')
      const svg = drawChart({ bars, form: 'candles', notes: [], title: bars.title, description: '' }, voice)
      expect(brotliCompressSync(svg).length).toBeLessThan(8 * 1024)
    }
})

test('bars that are joined keep the first open, the last close, and all that lies between', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 90 }), (count, most) => {
      const all = barsOf(testPrices('any', count, { seed: count }), whole)
      const joined = joinBars(all, most)
      expect(joined.times.length).toBeLessThanOrEqual(most)
      expect(joined.open[0]).toBe(all.open[0])
      expect(joined.close.at(-1)).toBe(all.close.at(-1))
      expect(Math.max(...joined.high)).toBe(Math.max(...all.high))
      expect(Math.min(...joined.low)).toBe(Math.min(...all.low))
    }),
  )
})

test('lines stand at whole steps around everything that is shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 1e9 }), (from, span) => {
      const { least, most, ticks } = scaleOf(from, from + span)
      expect(least).toBeLessThanOrEqual(from)
      expect(most).toBeGreaterThanOrEqual(from + span)
      expect(most).toBeGreaterThan(least)
      expect(ticks.length).toBeGreaterThan(1)
      expect(ticks.length).toBeLessThan(9)
      expect(ticks.every(Number.isInteger)).toBe(true)
    }),
  )
})

test('figures are exact: what is written is what is counted', () => {
  expect(stepsOf('1250.5', 2)).toBe(125_050)
  expect(stepsOf('-0.07', 1)).toBe(-1)
  expect(stepsOf('0.29', 2)).toBe(29)
  expect(sayFigure(123_456_705, 2, 'en')).toBe('1,234,567.05')
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }), (steps, decimals) => {
      const said = sayFigure(steps, decimals, 'en').replaceAll(',', '').replace('−', '-')
      expect(stepsOf(said, decimals)).toBe(steps === 0 ? 0 : steps)
    }),
  )
})

test('a picture has the colours of a light page', () => {
  const theme = readFileSync(path.join(import.meta.dirname, '../../../ui/theme.css'), 'utf8')
  for (const [token, colour] of Object.entries(pictureInks)) expect(theme).toContain(`--${token}: ${colour};`)
})

test('the words of a picture stand where the drawing has them', () => {
  const notes = [{ kind: 'level', price: '500', text: 'x' }] as const
  const attrs = { dataSet: 'a', compared: null, form: 'candles', from: null, to: null } as const
  const parts = { series: testPrices('a', 60), other: null }
  const picture = chartPicture(
    { attrs: { ...attrs, title: '', description: '', notes: [...notes] }, ...parts },
    voiceIn('am', 'ethiopian'),
  )
  expect(picture?.shapes).not.toMatch(/<text|<title|<desc/)
  expect(picture?.words.some(({ text }) => /^\p{Script=Ethiopic}+ 2018/u.test(text))).toBe(true)
  expect(picture?.words.find(({ isBold }) => isBold)?.text).toBe('1')
})
