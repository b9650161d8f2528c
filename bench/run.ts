import { setup } from '../e2e/support/set-up.ts'
import { startSite, type Site } from '../e2e/support/site.ts'
import { measureGrowth } from './growth/growth.ts'
import { measureLearning } from './learning/learning.ts'
import { measureMadeAnew } from './made-anew.ts'
import { measurePageWeight } from './page-weight.ts'
import { measurePaint } from './paint.ts'
import { measurePractice } from './practice/practice.ts'
import { measureScores } from './scores.ts'
import { measureSearch } from './search/search.ts'
import { measureStart } from './start.ts'
import { measureThroughput } from './throughput.ts'

/** `npm run bench` runs all of them, `npm run bench -- page-weight` the named ones; `--` begins a choice of their own. */
const benchmarks = {
  start: async () => {
    await setup()
    await measureStart()
  },
  throughput: () =>
    onSite(async (site) => {
      await measureThroughput(site)
      await measureMadeAnew(site)
    }),
  'page-weight': () => onSite(measurePageWeight),
  paint: () => onSite(measurePaint),
  growth: measureGrowth,
  search: measureSearch,
  learning: measureLearning,
  practice: async () => {
    await setup()
    await measurePractice()
  },
  scores: () => onSite(measureScores),
}

const named = process.argv.slice(2).filter((name) => !name.startsWith('--'))
const unknown = named.find((name) => !(name in benchmarks))
if (unknown) throw new Error(`there is no benchmark ${unknown}: ${Object.keys(benchmarks).join(', ')}`)

for (const [name, measure] of Object.entries(benchmarks)) {
  if (named.length === 0 || named.includes(name)) await measure()
}

/** One real site with the starter content. */
async function onSite(measure: (site: Site) => Promise<void>): Promise<void> {
  await setup()
  const site = await startSite({ settings: { LOG_LEVEL: 'warn' } })
  try {
    await measure(site)
  } finally {
    await site.stop()
  }
}
