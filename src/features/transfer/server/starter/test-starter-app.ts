import { existsSync, mkdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadStarterContent } from './load-starter.ts'
import { copyStarter } from './test-starter.ts'
import { systemContext } from '#platform/server/context.ts'
import { createTestApp, type KeptData, type TestApp } from '#app/server/test-app.ts'

/** Milliseconds that another process may take to load the content. */
const longest = 240_000

/** The real app with the starter content, which is loaded once in a run of tests for each engine. */
export async function createStarterApp(environment: Record<string, string> = {}): Promise<TestApp> {
  const name = `starter_${process.env.TEST_ENGINE ?? 'sqlite'}`
  const kept = { folder: path.join(os.tmpdir(), name), name }
  const claim = `${kept.folder}.claim`
  if (isFirst(claim)) await load(kept, claim)
  for (let waited = 0; !existsSync(kept.folder); waited += 100) {
    if (waited > longest || !existsSync(claim)) throw new Error('nobody has loaded the starter content')
    await sleep(100)
  }
  return createTestApp({ STARTER_CONTENT: 'on', RATE_LIMIT_FACTOR: '100000', ...environment }, kept)
}

function isFirst(claim: string): boolean {
  try {
    mkdirSync(claim)
    return true
  } catch {
    return false
  }
}

async function load(kept: KeptData, claim: string): Promise<void> {
  try {
    const site = await createTestApp({ STARTER_CONTENT: 'on' })
    const starter = await copyStarter()
    await loadStarterContent(systemContext(site.services, 'starter'), { folder: starter })
    rmSync(starter, { recursive: true })
    await site.closeAndKeep(kept)
  } catch (error) {
    rmSync(claim, { recursive: true })
    throw error
  }
}
