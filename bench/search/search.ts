import { rmSync } from 'node:fs'
import { signInAs } from '#app/server/test-accounts.ts'
import { createTestApp } from '#app/server/test-app.ts'
import { searchKinds } from '#features/search/search-kinds.ts'
import { loadStarterContent } from '#features/transfer/server/starter/load-starter.ts'
import { copyStarter } from '#features/transfer/server/starter/test-starter.ts'
import { startPostgres } from '#platform/database/testing/test-postgres.ts'
import { systemContext } from '#platform/server/context.ts'
import { printTable } from '../table.ts'
import { askAll } from './ask.ts'
import { measureCost } from './cost.ts'
import { qualityRows, type EngineAnswers } from './quality.ts'
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

async function measureQuality(): Promise<void> {
  const readers = new Set(searchKinds)
  const improved = narrowAnswers(await readRelevance('improved'), readers)
  const judged = narrowAnswers(await readRelevance('judged'), readers)
  const queries = [...improved, ...judged]
  const answers: EngineAnswers[] = []
  for (const engine of engineNames())
    answers.push({ engine: engines[engine], answers: await onEngine(engine, () => askStarter(queries)) })
  const only = (from: number, to: number) =>
    answers.map(({ engine, answers }) => ({ engine, answers: answers.slice(from, to) }))
  printTable('Quality of search, queries it is improved by', qualityRows(only(0, improved.length)))
  if (judged.length > 0)
    printTable(
      'Quality of search, queries it is judged by',
      qualityRows(only(improved.length, queries.length)),
    )
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
