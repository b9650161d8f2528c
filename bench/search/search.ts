import { rmSync } from 'node:fs'
import { signInAs } from '#app/server/test-accounts.ts'
import { createTestApp } from '#app/server/test-app.ts'
import { searchKinds } from '#features/search/search-kinds.ts'
import { loadStarterContent } from '#features/transfer/server/starter/load-starter.ts'
import { copyStarter } from '#features/transfer/server/starter/test-starter.ts'
import { startPostgres } from '#platform/database/testing/test-postgres.ts'
import { systemContext } from '#platform/server/context.ts'
import { printTable } from '../table.ts'
import { askAll, type AskedAnswer } from './ask.ts'
import { measureCost } from './cost.ts'
import { leftOutOf, passedOverOf } from './left-out.ts'
import { qualityRows } from './quality.ts'
import { narrowAnswers, readRelevance, type Query } from './relevance.ts'

const engines = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const
type Engine = keyof typeof engines

/** How well a member finds what they want in the starter content, and what an answer costs on sites of three sizes, on both engines. */
export async function measureSearch(): Promise<void> {
  const postgres = await startPostgres()
  process.env.TEST_DATABASE_URL = postgres.url
  try {
    await measureQuality()
    for (const engine of engineNames()) await onEngine(engine, () => measureCost(engines[engine]))
  } finally {
    await postgres.stop()
  }
}

const sets = { improved: 'queries it is improved by', judged: 'queries it is judged by' } as const

async function measureQuality(): Promise<void> {
  const searched = new Set<string>(searchKinds)
  const read = { improved: await readRelevance('improved'), judged: await readRelevance('judged') }
  const improved = narrowAnswers(read.improved, searched)
  const queries = [...improved, ...narrowAnswers(read.judged, searched)]
  const answers: { engine: string; answers: AskedAnswer[] }[] = []
  for (const engine of engineNames())
    answers.push({ engine: engines[engine], answers: await onEngine(engine, () => askStarter(queries)) })
  const print = (set: keyof typeof sets, from: number, to: number) => {
    const ofSet = answers.map(({ engine, answers }) => ({ engine, answers: answers.slice(from, to) }))
    printTable(`Quality of search, ${sets[set]}`, qualityRows(ofSet))
    console.log(`\n${leftOutOf(read[set], searched)}`)
    for (const { engine, answers } of ofSet) console.log(passedOverOf(engine, answers))
  }
  print('improved', 0, improved.length)
  print('judged', improved.length, queries.length)
}

/** On a fresh site with the starter content. */
async function askStarter(queries: readonly Query[]) {
  const site = await createTestApp({ STARTER_CONTENT: 'on', RATE_LIMIT_FACTOR: '100000' })
  try {
    const starter = await copyStarter()
    await loadStarterContent(systemContext(site.services, 'starter'), { folder: starter })
    rmSync(starter, { recursive: true })
    const { browser } = await signInAs(site, { role: 'user' })
    return await askAll(browser, queries)
  } finally {
    await site.close()
  }
}

async function onEngine<T>(engine: Engine, work: () => Promise<T>): Promise<T> {
  process.env.TEST_ENGINE = engine
  return await work()
}

function engineNames(): Engine[] {
  return ['sqlite', 'postgres']
}
