import { createTestApp, type TestApp } from '#app/server/test-app.ts'
import { fillSite } from '../growth/fill-site.ts'
import { commonWord, rareWord, titleOf } from '../growth/words.ts'
import { printTable } from '../table.ts'

const sizes = [100, 1_000, 10_000]
const rounds = 12

interface Asking {
  name: string
  /** Addresses that are asked for one after the other. */
  paths: readonly string[]
}

/** The median answer while somebody types, and of a whole search, on sites of 100, 1,000 and 10,000 items that take turns. */
export async function measureCost(engine: string): Promise<void> {
  const sites: TestApp[] = []
  try {
    for (const size of sizes) {
      const site = await createTestApp({ RATE_LIMIT_FACTOR: '100000' })
      sites.push(site)
      const begun = performance.now()
      await fillSite(site.services, size)
      console.log(`${engine}: ${size} items in ${Math.round((performance.now() - begun) / 1000)} s`)
    }
    const rows: (string | number)[][] = [
      ['milliseconds, median', ...sizes.map((size) => size.toLocaleString('en')), 'growth'],
    ]
    for (const asking of askings()) rows.push(await measure(asking, sites))
    printTable(`${engine}: what a search costs`, rows)
  } finally {
    for (const site of sites) await site.close()
  }
}

function askings(): Asking[] {
  const suggestions = (language: string, words: string) =>
    `/api/search/suggestions?${new URLSearchParams({ lang: language, q: words })}`
  const searches = (language: string, words: string) =>
    `/api/search?${new URLSearchParams({ lang: language, q: words })}`
  return [
    { name: 'as English is typed', paths: typed(titleOf('en', 41)).map((words) => suggestions('en', words)) },
    { name: 'as Amharic is typed', paths: typed(titleOf('am', 41)).map((words) => suggestions('am', words)) },
    { name: 'a rare word', paths: [searches('en', rareWord('en')), searches('am', rareWord('am'))] },
    {
      name: 'a word of every twentieth text',
      paths: [searches('en', commonWord('en')), searches('am', commonWord('am'))],
    },
    { name: 'a mistyped word', paths: [searches('en', 'kurifttu'), searches('am', 'ኩሪፍት')] },
    { name: 'a title', paths: [searches('en', titleOf('en', 33)), searches('am', titleOf('am', 33))] },
  ]
}

/** What stands in the field letter by letter, for the first two words. */
function typed(title: string): string[] {
  const words = title.split(' ').slice(0, 2).join(' ')
  return Array.from({ length: words.length }, (_, length) => words.slice(0, length + 1).trim())
}

async function measure({ name, paths }: Asking, sites: readonly TestApp[]): Promise<(string | number)[]> {
  const times = sites.map((): number[] => [])
  const browsers = sites.map((site) => site.browser())
  for (let round = -2; round < rounds; round++) {
    for (const [at, browser] of browsers.entries()) {
      for (const path of paths) {
        const begun = performance.now()
        const { status, text } = await browser.get(path)
        if (status !== 200) throw new Error(`${path} was answered with ${status}: ${text}`)
        // The first rounds warm up.
        if (round >= 0) times[at]?.push(performance.now() - begun)
      }
    }
  }
  const medians = times.map(median)
  return [
    name,
    ...medians.map((one) => Math.round(one * 100) / 100),
    Math.round(((medians.at(-1) ?? 0) / (medians[0] ?? 1)) * 100) / 100,
  ]
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
