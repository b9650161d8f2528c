import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { publicPages } from '../e2e/support/every-page.ts'
import type { Site } from '../e2e/support/site.ts'
import { languages } from '#platform/languages.ts'
import { printTable } from './table.ts'

/** Fetched when it is asked for: it is larger than the site, and nothing else needs it. */
const tool = 'lighthouse@13.5.0'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Milliseconds. */
const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const

interface Report {
  categories: Record<(typeof categories)[number], { score: number | null }>
  audits: Record<string, { score: number | null; numericValue?: number }>
}

/**
 * What Lighthouse says of every public page on its phone, in both languages. Its times are reckoned from a visit that nothing slowed
 * down; `paint` slows down for real. Needs the network, and a quiet machine for the first four columns.
 */
export async function measureScores(site: Site): Promise<void> {
  for (const language of languages) {
    const rows: (string | number)[][] = [
      ['page', 'first paint, ms', 'largest', 'blocked', ...categories, 'short of'],
    ]
    for (const path of publicPages) {
      const url = new URL(path, site.url)
      url.searchParams.set('lang', language)
      const report = await audit(url.href)
      const shown = times.map((name) => Math.round(report.audits[name]?.numericValue ?? 0))
      const scores = categories.map((name) => Math.round((report.categories[name].score ?? 0) * 100))
      rows.push([path, ...shown, ...scores, shortOf(report).join(' ') || '–'])
    }
    printTable(`Lighthouse in ${language}`, rows)
  }
}

async function audit(url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${tool}`,
      '--',
      'lighthouse',
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${categories.join()}`,
      '--chrome-flags=--headless --no-sandbox',
    ],
    { maxBuffer: 2 ** 27, env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH } },
  )
  return asReport(JSON.parse(stdout))
}

/** What is not as Lighthouse wants it, but for times. A page that asks not to be listed is short of `is-crawlable`, which is meant. */
function shortOf({ audits }: Report): string[] {
  return Object.entries(audits)
    .filter(([, { score, numericValue }]) => score === 0 && numericValue === undefined)
    .map(([name]) => name)
}

/** The tool's own form of a report. */
function asReport(value: unknown): Report {
  return value as Report
}
