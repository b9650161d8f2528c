import { signInAs } from '#app/server/test-accounts.ts'
import { createTestApp, type TestApp, type TestBrowser } from '#app/server/test-app.ts'
import { startPostgres } from '#platform/database/testing/test-postgres.ts'
import { printTable } from '../table.ts'
import { rounded, takeTurns, timed } from '../take-turns.ts'
import { fillSite } from './fill-site.ts'
import { measuredWork, startPost, type MeasuredWork } from './measured-work.ts'

const sizes = [100, 1_000, 10_000]
const rounds = 25
/** How much more a read may cost on the largest site than on the smallest. */
const mostGrowth = 1.5

interface FilledSite {
  site: TestApp
  by: TestBrowser
}

/**
 * What reading and writing cost on sites of 100, 1,000 and 10,000 items in two languages, on both engines. The three sites
 * take turns within each round, so that whatever else the machine does falls on all of them: the ratios count.
 */
export async function measureGrowth(): Promise<void> {
  await measureEngine('sqlite')
  const postgres = await startPostgres()
  process.env.TEST_DATABASE_URL = postgres.url
  try {
    await measureEngine('postgres')
  } finally {
    await postgres.stop()
  }
}

async function measureEngine(engine: 'sqlite' | 'postgres'): Promise<void> {
  process.env.TEST_ENGINE = engine
  const sites: FilledSite[] = []
  try {
    for (const size of sizes) {
      const begun = performance.now()
      sites.push(await newSite(size))
      console.log(`${engine}: ${size} items in ${Math.round((performance.now() - begun) / 1000)} s`)
    }
    const rows: (string | number)[][] = [
      [
        'milliseconds, median',
        ...sizes.map((size) => size.toLocaleString('en')),
        'growth',
        `≤ ${mostGrowth}`,
      ],
    ]
    for (const work of measuredWork) rows.push(await measure(work, sites))
    printTable(`${engine}: the same work on sites of three sizes, ${rounds} rounds`, rows)
  } finally {
    for (const { site } of sites) await site.close()
  }
}

async function newSite(size: number): Promise<FilledSite> {
  const site = await createTestApp({ RATE_LIMIT_FACTOR: '100000' })
  await fillSite(site.services, size)
  const { browser: by } = await signInAs(site, { role: 'admin' })
  await startPost(site, by)
  return { site, by }
}

async function measure(work: MeasuredWork, sites: readonly FilledSite[]): Promise<(string | number)[]> {
  const works = sites.map(
    ({ site, by }) =>
      () =>
        timed(() => work.run(site, by)),
  )
  const medians = await takeTurns(works, { rounds, warmUp: 3 })
  const growth = (medians.at(-1) ?? 0) / (medians[0] ?? 1)
  const verdict = work.isRead ? (growth <= mostGrowth ? 'yes' : 'no') : ''
  return [work.name, ...medians.map(rounded), rounded(growth), verdict]
}
