import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { chromium, type Browser } from 'playwright-core'
import { build } from 'vite'
import { paths } from '#platform/paths.ts'
import { answerPrefix } from '#platform/web/kept-answers.ts'
import { startSite, type Site } from '../../e2e/support/site.ts'
import { median, percentile } from '../take-turns.ts'
import type { EngineSpeed } from './engines.ts'

const slug = 'uptrend-with-patience'
/** The last bars of the longest exercise, at the fastest speed of the player. */
const playFrom = 4600
const speed = '20'
const watched = 15_000

export interface Played {
  engines: EngineSpeed
  /** Frames a second: the middle one, and that of the slowest twentieth. */
  frames: { median: number; worst: number }
}

/** The engines in a browser, and a replay of 5,000 bars played in one whose processor is four times slower. Needs a build. */
export async function measureInBrowser(): Promise<Played> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-practice-'))
  cpSync(process.env.E2E_DATA ?? '', dataDir, { recursive: true })
  lengthenReplay(path.join(dataDir, 'traders-hub.sqlite'))
  const site = await startSite({ dataDir, settings: { LOG_LEVEL: 'warn' } })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--host-resolver-rules=MAP localhost 127.0.0.1'],
  })
  try {
    return { engines: await runEngines(browser, site), frames: await playReplay(browser, site) }
  } finally {
    await browser.close()
    await site.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** A replay of the starter content plays the longest of its series. */
function lengthenReplay(file: string): void {
  const db = new DatabaseSync(file)
  const series = db.prepare("select id from items where slug = 'series-long'").get()
  const details = JSON.stringify({ dataSet: series?.id, hiddenFrom: 501, firstBar: 1, lastBar: 5000 })
  const { changes } = db.prepare('update items set details = ? where slug = ?').run(details, slug)
  db.close()
  if (changes !== 1 || !series) throw new Error('the starter content has no such replay')
}

async function runEngines(browser: Browser, site: Site): Promise<EngineSpeed> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: path.join(import.meta.dirname, 'engines.ts'), formats: ['iife'], name: 'engines' },
    },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('the engines were not built')
  const page = await browser.newPage()
  await page.goto(`${site.url}/healthz`)
  // As a debugger would: what the site allows its pages to load is no matter here.
  const speedOf: EngineSpeed = await page.evaluate(`${output.output[0].code}; engines.measureEngines()`)
  await page.close()
  return speedOf
}

async function playReplay(browser: Browser, site: Site): Promise<Played['frames']> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto(site.url + paths.replay(slug))
  const { id, key } = await page.evaluate(readExercise, slug)
  const kept = JSON.stringify({ revisionKey: key, decisions: [], until: playFrom })
  await page.evaluate(
    ([name = '', value = '']) => localStorage.setItem(name, value),
    [`${answerPrefix}replay ${id}`, kept],
  )
  await page.reload()
  // A page's scripts come when its reader first does something.
  await page.mouse.move(1, 1)
  await page.mouse.move(9, 9)
  await page.getByRole('button', { name: 'Go on with your replay' }).click()
  await page.getByRole('button', { name: 'Next bar' }).waitFor()
  await page.getByLabel('Bars a second').selectOption(speed)
  const debug = await context.newCDPSession(page)
  await debug.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.getByRole('button', { name: 'Play' }).click()
  const gaps = await page.evaluate(watchFrames, watched)
  await context.close()
  const rate = (gap: number) => Math.round(10_000 / gap) / 10
  return { median: rate(median(gaps)), worst: rate(percentile(gaps, 0.95)) }
}

async function readExercise(slug: string): Promise<{ id: string; key: string }> {
  const { article, exercise } = await (await fetch(`/api/replays/${slug}?lang=en`)).json()
  return { id: article.id, key: exercise.revisionKey }
}

/** Milliseconds from frame to frame. */
async function watchFrames(time: number): Promise<number[]> {
  const gaps: number[] = []
  const begun = performance.now()
  for (let last = begun; last - begun < time;) {
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
    if (now > last) gaps.push(now - last)
    last = Math.max(now, last)
  }
  return gaps
}
