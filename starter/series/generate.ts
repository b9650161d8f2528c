/*
 * Makes the series of the starter: `npx node starter/series/generate.ts` writes each beside the texts of its resource. They are
 * made up. The same seed gives the same bytes on every machine, since nothing but sums, products and rounding is used.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'

/** Prices in hundredths of a birr. */
interface Bar {
  time: string
  open: number
  high: number
  low: number
  close: number
  volume: number
}

interface Walk {
  seed: number
  from: string
  days: number
  start: number
  /** The change from close to close that is to be expected on a day, in millionths of the price. */
  drift: (day: number, price: number) => number
  /** How far a day may go, in millionths of the price. */
  swing: (day: number) => number
  /** The change from a close to the next open, in millionths; none unless given. */
  gap?: (day: number) => number
  volume: (day: number, random: () => number) => number
  /** Prices are multiples of it. */
  tick: number
}

/** Mulberry32: numbers from 0 up to 1, always the same for a seed. */
function randomFrom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Most often near 0, never beyond −1 and 1. */
function around(random: () => number): number {
  return ((random() + random() + random() + random()) * 2 - 4) / 4
}

/** Days on which trade is open, from Monday to Friday. */
function tradingDays(from: string, count: number): string[] {
  const days: string[] = []
  for (let at = Date.parse(from); days.length < count; at += 86_400_000) {
    const weekday = new Date(at).getUTCDay()
    if (weekday > 0 && weekday < 6) days.push(new Date(at).toISOString().slice(0, 10))
  }
  return days
}

function walk({ seed, from, days, start, drift, swing, gap, volume, tick }: Walk): Bar[] {
  const random = randomFrom(seed)
  const onTick = (price: number) => Math.max(tick, Math.round(price / tick) * tick)
  let last = start
  return tradingDays(from, days).map((time, day) => {
    const reach = swing(day)
    const open = onTick(last + (last * ((gap?.(day) ?? 0) + around(random) * reach * 0.3)) / 1_000_000)
    const change = gap?.(day) ? 0 : drift(day, last)
    const close = onTick(last + (last * ((gap?.(day) ?? 0) + change + around(random) * reach)) / 1_000_000)
    const high = onTick(Math.max(open, close) + (last * random() * reach * 0.5) / 1_000_000)
    const low = onTick(Math.min(open, close) - (last * random() * reach * 0.5) / 1_000_000)
    last = close
    return { time, open, high, low, close, volume: volume(day, random) }
  })
}

const usualVolume = (most: number) => (_: number, random: () => number) =>
  Math.round((0.3 + random() * random() * 0.7) * most) * 10

/** A rise with pauses: three weeks up, one and a half back. */
function trend(): Bar[] {
  return walk({
    seed: 11,
    from: '2025-06-02',
    days: 300,
    start: 10_000,
    drift: (day) => (day % 23 < 15 ? 4200 : -3000),
    swing: () => 16_000,
    volume: usualVolume(400),
    tick: 5,
  })
}

/** To and fro between about 180 and 200 birr. */
function range(): Bar[] {
  let direction = 1
  const drift = (_: number, price: number) => {
    if (price > 19_700) direction = -1
    if (price < 18_200) direction = 1
    return direction * 3800
  }
  return walk({
    seed: 23,
    from: '2025-06-02',
    days: 300,
    start: 19_000,
    drift,
    swing: () => 13_000,
    volume: usualVolume(260),
    tick: 10,
  })
}

/** Quiet days, and some mornings far away from the evening before. */
function gap(): Bar[] {
  const jumps: Record<number, number> = { 61: -92_000, 104: 48_000, 158: -35_000, 201: -118_000, 255: 71_000 }
  return walk({
    seed: 37,
    from: '2025-06-02',
    days: 300,
    start: 24_000,
    drift: (day) => (day % 40 < 22 ? 1600 : -900),
    swing: () => 11_000,
    gap: (day) => jumps[day] ?? 0,
    volume: (day, random) => usualVolume(180)(day, random) * (jumps[day] ? 6 : 1),
    tick: 10,
  })
}

const phase = (day: number) => (day < 190 ? 'calm' : day < 199 ? 'fall' : 'after')

/** A long calm rise, nine days of falling, and nervous months after them. */
function crash(): Bar[] {
  return walk({
    seed: 41,
    from: '2025-06-02',
    days: 300,
    start: 15_000,
    drift: (day) => ({ calm: 2100, fall: -62_000, after: day % 9 < 4 ? 7000 : -4500 })[phase(day)],
    swing: (day) => ({ calm: 9000, fall: 38_000, after: 30_000 })[phase(day)],
    volume: (day, random) => usualVolume(300)(day, random) * { calm: 1, fall: 7, after: 2 }[phase(day)],
    tick: 5,
  })
}

/** On many days nobody trades; when somebody does, the price jumps by whole birr. */
function thinMarket(): Bar[] {
  const random = randomFrom(53)
  const bars = walk({
    seed: 59,
    from: '2025-06-02',
    days: 260,
    start: 50_000,
    drift: () => 300,
    swing: () => 34_000,
    volume: () => 0,
    tick: 100,
  })
  let last = 50_000
  return bars.map((bar) => {
    const { time } = bar
    if (random() < 0.42) return { time, open: last, high: last, low: last, close: last, volume: 0 }
    last = bar.close
    return { ...bar, volume: 1 + Math.floor(random() * 24) }
  })
}

/** Thousandths of the mean price in each month from January: low when the harvest comes, high before it. */
const season = [905, 920, 945, 975, 1000, 1035, 1075, 1100, 1110, 1060, 975, 920]

/** How much comes to market in each month from January. */
const sold = [1150, 1300, 1250, 1000, 800, 650, 550, 450, 300, 250, 350, 850]

/** Coffee over two seasons, in birr a kilogram. */
function harvestSeason(): Bar[] {
  const days = tradingDays('2024-09-02', 520)
  const monthOf = (day: number) => Number(days[day]?.slice(5, 7)) - 1
  return walk({
    seed: 61,
    from: '2024-09-02',
    days: 520,
    start: 33_000,
    drift(day, price) {
      const wanted = 30 * (season[monthOf(day)] ?? 1000) * (1 + day / 6000)
      return Math.max(-9000, Math.min(9000, ((wanted - price) / price) * 45_000))
    },
    swing: () => 14_000,
    volume: (day, random) => usualVolume(sold[monthOf(day)] ?? 0)(day, random),
    tick: 10,
  })
}

/** Five-minute bars from ten o’clock to twenty past one, on 125 days. */
function long(): Bar[] {
  const perDay = 40
  const days = tradingDays('2026-02-02', 125)
  const bars = walk({
    seed: 71,
    from: '2000-01-03',
    days: perDay * 125,
    start: 12_000,
    drift: (bar) => (Math.floor(bar / 170) % 2 === 0 ? 160 : -120),
    swing: (bar) => (bar % perDay < 6 || bar % perDay > 34 ? 4200 : 2200),
    gap: (bar) => (bar > 0 && bar % perDay === 0 ? ((bar * 7919) % 17_000) - 8000 : 0),
    volume: (bar, random) => usualVolume(bar % perDay < 6 || bar % perDay > 34 ? 90 : 30)(bar, random),
    tick: 5,
  })
  return bars.map((bar, at) => {
    const minutes = 600 + (at % perDay) * 5
    const clock = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
    return { ...bar, time: `${days[Math.floor(at / perDay)]}T${clock}` }
  })
}

interface Value {
  time: string
  value: number
}

/** Yields of bills of 364 days in thousandths of a per cent, one auction a week. */
function treasuryBillAuctions(): Value[] {
  const random = randomFrom(83)
  let value = 9800
  return Array.from({ length: 260 }, (_, week) => {
    const time = new Date(Date.parse('2021-11-03') + week * 7 * 86_400_000).toISOString().slice(0, 10)
    const wanted = week < 90 ? 10_400 : week < 150 ? 13_500 : week < 205 ? 17_200 : 15_600
    value += Math.round((wanted - value) * 0.05 + around(random) * 340)
    return { time, value }
  })
}

const rateDays = 300

/** Birr for a dollar in ten-thousandths: what banks say, and what is asked elsewhere. */
function exchangeRates(): { official: Value[]; parallel: Value[] } {
  const random = randomFrom(97)
  let official = 1_305_000
  let premium = 128
  const rates = tradingDays('2025-07-07', rateDays).map((time, day) => {
    official += Math.round(around(random) * 2600 + (day % 60 < 40 ? 900 : 300))
    const wanted = day < 120 ? 150 : day < 190 ? 225 : 110
    premium += Math.round((wanted - premium) * 0.04 + around(random) * 14)
    return { time, official, parallel: Math.round((official * (1000 + premium)) / 1000) }
  })
  return {
    official: rates.map(({ time, official: value }) => ({ time, value })),
    parallel: rates.map(({ time, parallel: value }) => ({ time, value })),
  }
}

function decimal(value: number, decimals: number): string {
  const digits = String(value).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

function csvOfBars(bars: readonly Bar[]): string {
  const rows = bars.map(({ time, open, high, low, close, volume }) =>
    [time, ...[open, high, low, close].map((price) => decimal(price, 2)), volume].join(','),
  )
  return ['time,open,high,low,close,volume', ...rows, ''].join('\n')
}

function csvOfValues(values: readonly Value[], decimals: number): string {
  return ['time,value', ...values.map(({ time, value }) => `${time},${decimal(value, decimals)}`), ''].join(
    '\n',
  )
}

/** The CSV of each series by the slug of its resource. */
export function starterSeries(): Record<string, string> {
  const { official, parallel } = exchangeRates()
  return {
    'series-trend': csvOfBars(trend()),
    'series-range': csvOfBars(range()),
    'series-gap': csvOfBars(gap()),
    'series-crash': csvOfBars(crash()),
    'series-thin-market': csvOfBars(thinMarket()),
    'series-harvest-season': csvOfBars(harvestSeason()),
    'series-treasury-bill-auctions': csvOfValues(treasuryBillAuctions(), 3),
    'series-exchange-rate': csvOfValues(official, 4),
    'series-exchange-rate-parallel': csvOfValues(parallel, 4),
    'series-long': csvOfBars(long()),
  }
}

if (import.meta.main)
  for (const [slug, csv] of Object.entries(starterSeries()))
    writeFileSync(path.join(import.meta.dirname, '..', 'resource', slug, 'series.csv'), csv)
