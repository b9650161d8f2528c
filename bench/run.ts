import { setup } from '../e2e/support/set-up.ts'
import { startSite } from '../e2e/support/site.ts'
import { measurePageWeight } from './page-weight.ts'
import { measureThroughput } from './throughput.ts'

const benchmarks = { throughput: measureThroughput, 'page-weight': measurePageWeight }

/** `npm run bench` runs all of them, `npm run bench -- page-weight` the named ones, on one real site with the starter content. */
const named = process.argv.slice(2)
const unknown = named.find((name) => !(name in benchmarks))
if (unknown) throw new Error(`there is no benchmark ${unknown}: ${Object.keys(benchmarks).join(', ')}`)

await setup()
const site = await startSite({ settings: { LOG_LEVEL: 'warn' } })
try {
  for (const [name, measure] of Object.entries(benchmarks)) {
    if (named.length === 0 || named.includes(name)) await measure(site)
  }
} finally {
  await site.stop()
}
