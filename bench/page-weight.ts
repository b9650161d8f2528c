import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { languages, type Language } from '#platform/languages.ts'
import {
  bytesOf,
  kindsOfTraffic as kinds,
  untilQuiet,
  watchTraffic,
  type KindOfTraffic,
} from '../e2e/support/first-visit.ts'
import type { Site } from '../e2e/support/site.ts'
import { untilTakenOver, watchTakeOver } from '../e2e/support/take-over.ts'
import { findMeasuredPages } from './measured-pages.ts'
import { printTable } from './table.ts'

// The names are those of the table above.
const kindNames = Object.keys(kinds) as KindOfTraffic[]

/** What a first visit may cost in scripts, compressed, once the reader has done something. */
const mostScriptKiB = 100

/**
 * Bytes on the wire, as compressed as they travel, of a first visit in a real browser on a phone's screen until nothing
 * loads any more, and the scripts that come when the reader touches it. The browser does not see this machine's own Ethiopic fonts: the reader who has none pays most.
 */
export async function measurePageWeight(site: Site): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'traders-hub-fonts-'))
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--host-resolver-rules=MAP localhost 127.0.0.1'],
    env: { ...process.env, FONTCONFIG_FILE: hideEthiopicFonts(folder) },
  })
  try {
    for (const language of languages) await printWeights(site, browser, language)
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function hideEthiopicFonts(folder: string): string {
  const file = path.join(folder, 'fonts.conf')
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>/usr/share/fonts</dir><cachedir>${folder}</cachedir><selectfont><rejectfont><glob>*Ethiopic*</glob></rejectfont></selectfont></fontconfig>`,
  )
  return file
}

async function printWeights(site: Site, browser: Browser, language: Language): Promise<void> {
  const rows: (string | number)[][] = [
    [
      'page',
      ...Object.values(kinds),
      'headers',
      'all',
      'requests',
      'JS when touched',
      `≤ ${mostScriptKiB}`,
      'with headers',
    ],
  ]
  for (const { name, path } of await findMeasuredPages(site)) {
    const { visit, touched } = await weigh(browser, site.url + path, language)
    const sizes = kindNames.map((kind) =>
      visit.filter((one) => one.kind === kind).reduce((sum, { body }) => sum + body, 0),
    )
    const headers = visit.reduce((sum, one) => sum + one.headers, 0)
    const scripts = touched.filter(({ kind }) => kind === 'Script')
    const script = scripts.reduce((sum, { body }) => sum + body, 0)
    rows.push([
      `${name} ${path}`,
      ...sizes.map(toKiB),
      toKiB(headers),
      toKiB(bytesOf(visit)),
      visit.length,
      toKiB(script),
      toKiB(script) <= mostScriptKiB ? 'yes' : 'no',
      toKiB(bytesOf(scripts)),
    ])
  }
  printTable(`First visit in ${language}, KiB on the wire`, rows)
}

async function weigh(browser: Browser, url: string, language: Language) {
  const context = await browser.newContext({
    locale: language === 'am' ? 'am-ET' : 'en-GB',
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await watchTakeOver(page)
  const traffic = await watchTraffic(page)
  const answer = await page.goto(url, { waitUntil: 'networkidle' })
  if (answer?.status() !== 200) throw new Error(`${url}: ${answer?.status()}`)
  const visit = [...traffic]
  await page.mouse.move(1, 1)
  await page.mouse.move(9, 9)
  await untilTakenOver(page)
  await untilQuiet(traffic)
  await context.close()
  return { visit, touched: traffic }
}

function toKiB(bytes: number): number {
  return Math.round(bytes / 102.4) / 10
}
