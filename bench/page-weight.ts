import { chromium, type Browser } from 'playwright-core'
import { languages, type Language } from '#platform/languages.ts'
import type { Site } from '../e2e/support/site.ts'
import { findMeasuredPages } from './measured-pages.ts'
import { printTable } from './table.ts'

const kinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image', 'Fetch', 'Other'] as const
type Kind = (typeof kinds)[number]
type Weight = Record<Kind, number> & { requests: number }

/** What a first visit may cost in scripts. */
const mostScriptKiB = 130

/** Bytes on the wire (answers with their headers, compressed) of a first visit in a real browser, until nothing loads any more. */
export async function measurePageWeight(site: Site): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--host-resolver-rules=MAP localhost 127.0.0.1'],
  })
  try {
    for (const language of languages) await printWeights(site, browser, language)
  } finally {
    await browser.close()
  }
}

async function printWeights(site: Site, browser: Browser, language: Language): Promise<void> {
  const rows: (string | number)[][] = [
    [
      'page',
      'HTML',
      'CSS',
      'JS',
      'fonts',
      'images',
      'data',
      'other',
      'all',
      'requests',
      `JS ≤ ${mostScriptKiB}`,
    ],
  ]
  for (const { name, path } of await findMeasuredPages(site)) {
    const weight = await weigh(browser, site.url + path, language)
    const sizes = kinds.map((kind) => toKiB(weight[kind]))
    const all = toKiB(kinds.reduce((sum, kind) => sum + weight[kind], 0))
    rows.push([
      `${name} ${path}`,
      ...sizes,
      all,
      weight.requests,
      toKiB(weight.Script) <= mostScriptKiB ? 'yes' : 'no',
    ])
  }
  printTable(`First visit in ${language}, KiB on the wire`, rows)
}

async function weigh(browser: Browser, url: string, language: Language): Promise<Weight> {
  const context = await browser.newContext({
    locale: language === 'am' ? 'am-ET' : 'en-GB',
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  const debug = await context.newCDPSession(page)
  const weight: Weight = {
    Document: 0,
    Stylesheet: 0,
    Script: 0,
    Font: 0,
    Image: 0,
    Fetch: 0,
    Other: 0,
    requests: 0,
  }
  const kindOf = new Map<string, Kind>()
  debug.on('Network.responseReceived', ({ requestId, type }) =>
    kindOf.set(requestId, kinds.find((kind) => kind === type) ?? 'Other'),
  )
  debug.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weight[kindOf.get(requestId) ?? 'Other'] += encodedDataLength
    weight.requests += 1
  })
  await debug.send('Network.enable')
  await page.goto(url, { waitUntil: 'networkidle' })
  await context.close()
  return weight
}

function toKiB(bytes: number): number {
  return Math.round(bytes / 102.4) / 10
}
