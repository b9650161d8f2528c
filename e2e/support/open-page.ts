import { mkdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import type { Language } from '#platform/languages.ts'
import { expectNoProblems, noteProblem, watchConsole } from './browser-console.ts'
import type { Site } from './site.ts'

export interface PageOptions {
  /** What the reader's browser prefers. */
  language?: Language
  javaScript?: boolean
  viewport?: { width: number; height: number }
  /** Points of the screen to one of the page, each way. */
  density?: number
  /** A finger on the screen. */
  touch?: boolean
  scheme?: 'light' | 'dark'
  /** Where the reader's clock is. */
  timeZone?: string
  /** The page's clock can be moved through `page.clock`; it runs on its own as well. */
  clock?: boolean
  /** With the worker that keeps pages on the device; most journeys watch the connection itself. */
  keepsPages?: boolean
  /** Does nothing until the journey does: scripts of public pages begin then. Otherwise a hand lies on the screen from the start. */
  isStill?: boolean
  /** Console errors that belong to the journey. */
  allow?: RegExp[]
}

/** One for all files of this process, which ends it; each reader has a context of their own in it. */
let browser: Promise<Browser> | undefined

/**
 * A reader with a browser of their own (cookies, storage), open for one test. An error on the console or an uncaught one
 * fails the test; a failed test leaves a picture.
 */
export async function openPage(site: Site, options: PageOptions = {}): Promise<Page> {
  const {
    language = 'en',
    javaScript = true,
    viewport = { width: 1280, height: 800 },
    scheme = 'light',
  } = options
  const context = await (
    await launch()
  ).newContext({
    baseURL: site.url,
    locale: language === 'am' ? 'am-ET' : 'en-GB',
    timezoneId: options.timeZone ?? 'Africa/Addis_Ababa',
    javaScriptEnabled: javaScript,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    viewport,
    deviceScaleFactor: options.density ?? 1,
    hasTouch: options.touch ?? false,
    serviceWorkers: options.keepsPages ? 'allow' : 'block',
  })
  context.setDefaultTimeout(30_000)
  watchConsole(context, { url: site.url, allowed: options.allow ?? [] })
  if (site.isShared) refusePublishing(context)
  if (options.clock) await context.clock.install()
  if (!options.isStill) await context.addInitScript(layHandOn)
  const page = await context.newPage()
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await photograph(context, `${task.suite?.name ?? ''} ${task.name}`)
    await context.close()
    expectNoProblems(context)
  })
  return page
}

/** Another tab of the same reader. */
export function openTab(page: Page): Promise<Page> {
  return page.context().newPage()
}

/** What one journey publishes would stand in the lists that the others read. */
function refusePublishing(context: BrowserContext): void {
  context.on('request', (request) => {
    if (request.method() === 'GET' || !request.url().endsWith('/publication')) return
    noteProblem(context, 'the site is shared with other journeys: publish on one of your own')
  })
}

/** Before the page has loaded, for which a journey waits: then its scripts are there. */
function layHandOn(): void {
  addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointerdown')))
}

function launch(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    // Pages that live for seconds do not earn back what optimizing their scripts costs.
    args: ['--host-resolver-rules=MAP localhost 127.0.0.1', '--js-flags=--no-opt --no-maglev'],
  })
  return browser
}

async function photograph(context: BrowserContext, test: string): Promise<void> {
  const folder = process.env.FAILURE_PICTURES ?? path.join(os.tmpdir(), 'traders-hub-failures')
  mkdirSync(folder, { recursive: true })
  for (const [number, page] of context.pages().entries()) {
    const file = path.join(
      folder,
      `${test.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80)}-${number + 1}.png`,
    )
    await page.screenshot({ path: file, timeout: 5000 }).then(
      () => process.stdout.write(`${page.url()} is on ${file}\n`),
      () => undefined,
    )
    // Where only the log is kept, the words that stood there have to do.
    await page
      .locator('body')
      .innerText({ timeout: 5000 })
      .then(
        (words) => process.stdout.write(`${words.slice(0, 1500)}\n`),
        () => undefined,
      )
  }
}
