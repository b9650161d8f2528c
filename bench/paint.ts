import { chromium, type Browser, type Page } from 'playwright-core'
import { escapeHtml } from '#platform/escape-html.ts'
import { languages, type Language } from '#platform/languages.ts'
import type { Site } from '../e2e/support/site.ts'
import { startBareServer } from './bare-server.ts'
import { findMeasuredPages } from './measured-pages.ts'
import { printTable } from './table.ts'
import { median } from './take-turns.ts'

const rounds = 5

/** A cheap phone on slow 4G, as Lighthouse throttles really: ms of waiting for each request, bytes a second, and how much slower the processor is. */
const slow = { latency: 562.5, download: (1_638.4 * 0.9 * 1000) / 8, upload: (750 * 0.9 * 1000) / 8, cpu: 4 }
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** What every page should keep to, in ms. */
const goals = { first: 950, largest: 1_200, blocked: 50 }

/** Milliseconds until something and until the largest part is seen, and how long the page did not answer after the first. */
interface Paint {
  first: number
  largest: number
  blocked: number
}

/**
 * First visits on a slow phone, against a page of plain text from a bare server in the same run. Everything is throttled for
 * real; other work on the machine counts four times, so measure on a quiet one.
 */
export async function measurePaint(site: Site): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--host-resolver-rules=MAP localhost 127.0.0.1'],
  })
  try {
    for (const language of languages) await printPaints(site, browser, language)
  } finally {
    await browser.close()
  }
}

async function printPaints(site: Site, browser: Browser, language: Language): Promise<void> {
  const pages = await findMeasuredPages(site)
  const plain = await startBareServer({
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from(await plainText(browser, site.url + (pages.at(-1)?.path ?? '/'), language)),
  })
  try {
    const all = [
      ...pages.map(({ name, path }) => ({ name: `${name} ${path}`, url: site.url + path })),
      { name: 'plain text, bare server', url: plain.url },
    ]
    const paints = all.map((): Paint[] => [])
    for (let round = 0; round < rounds; round++)
      for (const [at, { url }] of all.entries()) paints[at]?.push(await visit(browser, url, language))
    const middle = (at: number, what: keyof Paint) => median((paints[at] ?? []).map((one) => one[what]))
    const text = middle(all.length - 1, 'first')
    printTable(`First visit on a slow phone in ${language}, ms, medians of ${rounds}`, [
      ['page', 'first paint', '÷ plain text', 'largest paint', 'blocked', 'as fast as asked'],
      ...all.map(({ name }, at) => {
        const [first, largest, blocked] = [middle(at, 'first'), middle(at, 'largest'), middle(at, 'blocked')]
        const isFast = first <= goals.first && largest <= goals.largest && blocked <= goals.blocked
        return [
          name,
          Math.round(first),
          (first / text).toFixed(2),
          Math.round(largest),
          Math.round(blocked),
          isFast ? 'yes' : 'no',
        ]
      }),
    ])
  } finally {
    plain.stop()
  }
}

async function visit(browser: Browser, url: string, language: Language): Promise<Paint> {
  const context = await browser.newContext({ ...phone, locale: language === 'am' ? 'am-ET' : 'en-GB' })
  const page = await context.newPage()
  try {
    const debug = await context.newCDPSession(page)
    await debug.send('Network.enable')
    await debug.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow.latency,
      downloadThroughput: slow.download,
      uploadThroughput: slow.upload,
    })
    await debug.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu })
    await page.addInitScript(notePaints)
    const answer = await page.goto(url, { waitUntil: 'networkidle' })
    if (answer?.status() !== 200) throw new Error(`${url}: ${answer?.status()}`)
    await page.waitForTimeout(1_000)
    const paint = await readPaints(page)
    if (paint.first === 0 || paint.largest === 0) throw new Error(`${url}: nothing was painted`)
    return paint
  } finally {
    await context.close()
  }
}

/** In the page, from its beginning. */
function notePaints(): void {
  const paint = { first: 0, largest: 0, blocked: 0 }
  Object.assign(globalThis, { paint })
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paint.first = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => (paint.largest = startTime))
  watch('longtask', ({ duration }) => (paint.blocked += Math.max(0, duration - 50)))
}

function readPaints(page: Page): Promise<Paint> {
  return page.evaluate(() => (globalThis as unknown as { paint: Paint }).paint)
}

/** The words of a page and nothing else. */
async function plainText(browser: Browser, url: string, language: Language): Promise<string> {
  const context = await browser.newContext({ locale: language === 'am' ? 'am-ET' : 'en-GB' })
  try {
    const page = await context.newPage()
    await page.goto(url)
    const paragraphs = await page.locator('article p').allTextContents()
    const lines = paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`)
    return `<!doctype html><html lang="${language}"><meta name="viewport" content="width=device-width"><title>–</title>${lines.join('')}</html>`
  } finally {
    await context.close()
  }
}
