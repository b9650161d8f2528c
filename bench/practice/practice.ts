import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { barsOf } from '../../src/features/charts/bars.ts'
import { drawChart } from '../../src/features/charts/drawing/draw-chart.ts'
import { voiceIn } from '../../src/features/charts/drawing/words.ts'
import { testPrices } from '../../src/features/charts/test-series.ts'
import { printTable } from '../table.ts'
import { measureEngines, type EngineSpeed } from './engines.ts'
import { measureInBrowser } from './in-browser.ts'

const voice = voiceIn('am', 'ethiopian')
const bars = barsOf(testPrices('bench', 250), { from: null, to: null })
const draw = () => drawChart({ bars, form: 'candles', notes: [], title: bars.title, description: '' }, voice)

/** Every figure of practice beside its limit. Needs a build and the starter content; other work on the machine slows what is timed. */
export async function measurePractice(): Promise<void> {
  const node = measureEngines()
  const { engines, frames } = await measureInBrowser()
  printTable('practice', [
    ['what', 'limit', 'measured'],
    ['chart of 250 bars, drawn (median)', '≤ 2 ms', `${medianOf(draw).toFixed(2)} ms`],
    ['chart of 250 bars, SVG in brotli', '≤ 8 KiB', kib(brotliCompressSync(draw()).length)],
    ...weights.map(([what, limit, ...entries]) => [what, limit, kib(weightOf(entries))]),
    ...speeds('Node', node),
    ...speeds('the browser', engines),
    ['frames a second, replay of 5,000 bars, CPU ÷ 4 (median)', '60', `${frames.median}`],
    ['the same, slowest 5 % of frames', '–', `${frames.worst}`],
  ])
}

/** What is named, its limit, and where its scripts begin. */
const weights = [
  ['live chart, all that a tap fetches, in brotli', '≤ 60 KiB', 'src/features/charts/web/live-chart.tsx'],
  [
    'sums of the tools with Amharic words, in brotli',
    '–',
    'src/features/tools/web/live/draw.ts',
    'src/features/tools/words/locales/am.json',
  ],
  ['page and player of a replay, in brotli', '–', 'src/features/replays/web/replay-page.tsx'],
  ['page and player of an order book, in brotli', '–', 'src/features/order-books/web/order-book-page.tsx'],
] as const

function speeds(where: string, { bars, events }: EngineSpeed): string[][] {
  const count = (speed: number) => speed.toLocaleString('en')
  return [
    [`bars of a replay a second, in ${where}`, '–', count(bars)],
    [`events of an order book a second, in ${where}`, '≥ 10,000', count(events)],
  ]
}

function medianOf(run: () => unknown): number {
  for (let warm = 0; warm < 50; warm++) run()
  const times = Array.from({ length: 200 }, () => {
    const begun = performance.now()
    run()
    return performance.now() - begun
  })
  return times.toSorted((one, other) => one - other)[100] ?? 0
}

function kib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`
}

interface Part {
  file: string
  imports?: string[]
  css?: string[]
}

/** The scripts and styles of these that no page has loaded before, as a browser fetches them: bytes. */
function weightOf(entries: readonly string[]): number {
  const folder = path.resolve('dist/client')
  const manifest: Record<string, Part> = JSON.parse(
    readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'),
  )
  const reachedFrom = (beginnings: readonly string[]): Set<string> => {
    const reached = new Set(beginnings)
    for (const one of reached) {
      if (!manifest[one]) throw new Error(`${one} is not built`)
      for (const next of manifest[one].imports ?? []) reached.add(next)
    }
    return reached
  }
  // A page has these once its reader has done something: every one the first, and every one with a text in it both.
  const isPage = entries.some((entry) => entry.endsWith('-page.tsx'))
  const shared = reachedFrom(isPage ? ['index.html'] : ['index.html', 'src/features/blogs/web/blog-page.tsx'])
  const own = [...reachedFrom(entries)].filter((one) => !shared.has(one))
  const files = new Set(own.flatMap((one) => [manifest[one]?.file ?? [], manifest[one]?.css ?? []].flat()))
  const compressed = readdirSync(path.join(folder, 'assets')).filter((name) =>
    files.has(`assets/${name.slice(0, -3)}`),
  )
  return compressed
    .filter((name) => name.endsWith('.br'))
    .reduce((sum, name) => sum + readFileSync(path.join(folder, 'assets', name)).length, 0)
}
