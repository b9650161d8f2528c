import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { languages, type Language } from '#platform/languages.ts'
import type { Site } from '../e2e/support/site.ts'
import { findMeasuredPages } from './measured-pages.ts'
import { printTable } from './table.ts'

/** The browser's names of what loads, and ours. */
const kinds = {
  Document: 'HTML',
  Stylesheet: 'CSS',
  Script: 'JS',
  Font: 'fonts',
  Image: 'images',
  Fetch: 'data',
  Other: 'other',
} as const
type Kind = keyof typeof kinds

interface Weight {
  bodies: Record<Kind, number>
  headers: number
  requests: number
}

/** What a first visit may cost in scripts. */
const mostScriptKiB = 130

/**
 * Bytes on the wire, as compressed as they travel, of a first visit in a real browser on a phone's screen until nothing
 * loads any more. The browser does not see this machine's own Ethiopic fonts: the reader who has none pays most.
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
    ['page', ...Object.values(kinds), 'headers', 'all', 'requests', `JS ≤ ${mostScriptKiB}`],
  ]
  for (const { name, path } of await findMeasuredPages(site)) {
    const { bodies, headers, requests } = await weigh(browser, site.url + path, language)
    const sizes = Object.values(bodies)
    const all = sizes.reduce((sum, size) => sum + size, headers)
    const isLight = toKiB(bodies.Script) <= mostScriptKiB
    rows.push([
      `${name} ${path}`,
      ...sizes.map(toKiB),
      toKiB(headers),
      toKiB(all),
      requests,
      isLight ? 'yes' : 'no',
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
    bodies: { Document: 0, Stylesheet: 0, Script: 0, Font: 0, Image: 0, Fetch: 0, Other: 0 },
    headers: 0,
    requests: 0,
  }
  const answers = new Map<string, { kind: Kind; headers: number }>()
  debug.on('Network.responseReceived', ({ requestId, type, response }) =>
    answers.set(requestId, { kind: kindOf(type), headers: response.encodedDataLength }),
  )
  debug.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { kind, headers } = answers.get(requestId) ?? { kind: 'Other', headers: 0 }
    weight.bodies[kind] += encodedDataLength - headers
    weight.headers += headers
    weight.requests += 1
  })
  await debug.send('Network.enable')
  await page.goto(url, { waitUntil: 'networkidle' })
  await context.close()
  return weight
}

function kindOf(type: string): Kind {
  if (type === 'Document' || type === 'Stylesheet' || type === 'Script') return type
  if (type === 'Font' || type === 'Image' || type === 'Fetch') return type
  return 'Other'
}

function toKiB(bytes: number): number {
  return Math.round(bytes / 102.4) / 10
}
