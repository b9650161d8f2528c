import { mkdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { onTestFinished, TestRunner } from 'vitest'
import type { Language } from '#platform/languages.ts'
import { beginNotes, expectNoProblems, watchConsole } from './browser-console.ts'
import { sendAway, welcomeReader } from './readers.ts'
import { refusePublishing } from './shared-site.ts'
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
  /** In a browser that has fetched nothing yet; one that has shows pictures of its memory wherever they stand. */
  isNew?: boolean
  /** On a first visit, in a browser that has fetched nothing yet, and does nothing until the journey does: scripts of public pages begin then. Otherwise a hand lies on the screen from the start. */
  isStill?: boolean
  /** Console errors that belong to the journey. */
  allow?: RegExp[]
}

const desk = { width: 1280, height: 800 }
const looks = new WeakMap<BrowserContext, Required<Pick<PageOptions, 'viewport' | 'scheme'>>>()

/**
 * A reader with a browser of their own (cookies, storage), open for one test. An error on the console or an uncaught one
 * fails the test; a failed test leaves a picture.
 */
export async function openPage(site: Site, options: PageOptions = {}): Promise<Page> {
  const { language = 'en', viewport = desk, scheme = 'light' } = options
  const isStill = options.isStill ?? false
  const page = await welcomeReader(
    {
      baseURL: site.url,
      locale: language === 'am' ? 'am-ET' : 'en-GB',
      timezoneId: options.timeZone ?? 'Africa/Addis_Ababa',
      javaScriptEnabled: options.javaScript ?? true,
      reducedMotion: 'reduce',
      viewport: desk,
      deviceScaleFactor: options.density ?? 1,
      hasTouch: options.touch ?? false,
      serviceWorkers: options.keepsPages ? 'allow' : 'block',
    },
    {
      isNew: [isStill, options.isNew, options.keepsPages, options.clock, isSecondTry()].some(Boolean),
      async prepare(context) {
        watchConsole(context, site.url)
        if (site.isShared) refusePublishing(context)
        if (options.clock) await context.clock.install()
        if (!isStill) await context.addInitScript(layHandOn)
      },
    },
  )
  const context = page.context()
  beginNotes(context, options.allow ?? [])
  looks.set(context, { viewport, scheme })
  await look(page)
  onTestFinished(async ({ task }) => {
    const isFailed = task.result?.state === 'fail'
    if (isFailed) await photograph(context, `${task.suite?.name ?? ''} ${task.name}`)
    await sendAway(context, { isWell: !isFailed })
    expectNoProblems(context)
  })
  return page
}

/** Another tab of the same reader. */
export async function openTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage()
  await look(tab)
  return tab
}

/** Size and scheme belong to a page and not to its browser, so that journeys of any size take over from each other. */
async function look(page: Page): Promise<void> {
  const { viewport, scheme } = looks.get(page.context()) ?? { viewport: desk, scheme: 'light' }
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme: scheme })
}

/** What failed in a used browser is no fault of the page when it passes in a new one. */
function isSecondTry(): boolean {
  return (TestRunner.getCurrentTest()?.result?.retryCount ?? 0) > 0
}

/** Before the page has loaded, for which a journey waits: then its scripts are there. */
function layHandOn(): void {
  addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointerdown')))
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
