import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createServices } from '../src/app/server/create-services.ts'
import { readConfig } from '../src/platform/server/config.ts'
import { bytesOf, measureInstalled } from '../src/test-installed.ts'
import { startSite, type SiteOptions } from '../e2e/support/site.ts'
import { fillSite } from './growth/fill-site.ts'
import { printTable } from './table.ts'
import { median, rounded } from './take-turns.ts'
import { processorSeconds } from './wrk.ts'

const starts = 5
/** After the first page a site makes itself at home; then it is looked at. Milliseconds. */
const settled = 10_000
const mebibyte = 1024 * 1024

interface Start {
  /** From the start to the first page, of the processor and by the clock. */
  seconds: number
  wallSeconds: number
  /** Mebibytes. */
  resident: number
  own: number
  peak: number
  threads: number
}

/**
 * What starting costs, what a server at rest holds, and how much is installed. The very first start loads the starter content. With
 * `--items=100000` a site of so many items is filled and started as well.
 */
export async function measureStart(): Promise<void> {
  const items = Number(
    process.argv.find((word) => word.startsWith('--items='))?.slice('--items='.length) ?? 0,
  )
  // The first one compiles what later ones find.
  await startOnce()
  const again: Start[] = []
  for (let turn = 0; turn < starts; turn++) again.push(await startOnce())
  const rows = [
    rowOf(`again, medians of ${starts}`, again),
    rowOf('the first one of all, starter content and all', [
      await inFolder((dataDir) => startOnce({ dataDir })),
    ]),
  ]
  if (items > 0)
    rows.push(rowOf(`of a site with ${items.toLocaleString('en')} items`, [await startFilled(items)]))
  printTable('Starts, from the start to the first page, and ten seconds later', [
    ['start', 'CPU s', 'wall s', 'resident MiB', 'its own MiB', 'peak MiB', 'threads'],
    ...rows,
  ])
  const installed = measureInstalled()
  const megabytes = (bytes: number) => rounded(bytes / 1e6)
  const sum = installed.reduce((all, { bytes }) => all + bytes, 0)
  printTable('What `npm ci --omit=dev` installs, and the build', [
    ['folder', 'MB'],
    ['all packages', megabytes(sum)],
    ['dist/client', megabytes(bytesOf('dist/client'))],
    ['dist/server', megabytes(bytesOf('dist/server'))],
    ...installed.slice(0, 8).map(({ folder, bytes }) => [folder, megabytes(bytes)]),
  ])
}

function rowOf(name: string, of: readonly Start[]): (string | number)[] {
  const middle = (what: keyof Start) => rounded(median(of.map((one) => one[what])))
  return [
    name,
    ...(['seconds', 'wallSeconds', 'resident', 'own', 'peak', 'threads'] as const).map((what) =>
      middle(what),
    ),
  ]
}

async function startOnce(options: SiteOptions = {}): Promise<Start> {
  const begun = performance.now()
  const site = await startSite({ ...options, settings: { LOG_LEVEL: 'warn' } })
  try {
    await (await fetch(site.url)).text()
    const seconds = processorSeconds(site.pid)
    const wallSeconds = (performance.now() - begun) / 1000
    await new Promise((resolve) => setTimeout(resolve, settled))
    return { seconds, wallSeconds, ...memoryOf(site.pid) }
  } finally {
    await site.stop()
  }
}

function memoryOf(pid: number): Pick<Start, 'resident' | 'own' | 'peak' | 'threads'> {
  const read = (file: string, name: string) => {
    const text = readFileSync(`/proc/${pid}/${file}`, 'utf8')
    return (Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]) * 1024) / mebibyte
  }
  return {
    resident: read('smaps_rollup', 'Rss'),
    own: read('smaps_rollup', 'Private_Dirty'),
    peak: read('status', 'VmHWM'),
    threads: readdirSync(`/proc/${pid}/task`).length,
  }
}

function startFilled(items: number): Promise<Start> {
  return inFolder(async (dataDir) => {
    const services = await createServices({ ...readConfig({ DATA_DIR: dataDir }), logLevel: 'warn' })
    await fillSite(services, items)
    await services.connection.close()
    await startOnce({ dataDir })
    return startOnce({ dataDir })
  })
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-start-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
