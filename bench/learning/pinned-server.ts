import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import os from 'node:os'
import type { TestApp } from '#app/server/test-app.ts'
import { findStaleBuild } from '#app/server/starting/build.ts'
import { startSite, type Site } from '../../e2e/support/site.ts'

/** The real server over the data of a measured site, on one core of the machine; from then on this process keeps to another one. */
export async function startPinned(site: TestApp, port?: number): Promise<Site> {
  await findStaleBuild('error')?.make()
  const { dataDir, databaseUrl } = site.services.config
  pin(0)
  try {
    return await startSite({
      dataDir,
      port,
      settings: {
        LOG_LEVEL: 'warn',
        STARTER_CONTENT: 'off',
        RATE_LIMIT_FACTOR: '100000',
        ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      },
    })
  } finally {
    pin(1)
  }
}

/** All threads of this process, and what it starts from now on. */
function pin(core: number): void {
  if (os.availableParallelism() < 2 && os.cpus().length < 2) return
  const pinned = spawnSync('taskset', ['-a', '-c', '-p', String(core), String(process.pid)])
  if (pinned.status !== 0) console.log('The server and its load share all cores: there is no taskset here.')
}

/** Milliseconds for which the processor has worked in what this process has started and still runs; 0 where that cannot be read. */
export function processorTime(): number {
  try {
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ')
    return children.reduce((sum, child) => sum + processorTimeOf(child), 0)
  } catch {
    return 0
  }
}

/** The kernel counts in hundredths of a second, in fields 14 and 15; the name before them may hold blanks. */
function processorTimeOf(process: string): number {
  const stat = readFileSync(`/proc/${process}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return 10 * (Number(fields[11]) + Number(fields[12]))
}

/** Both cores again. */
export function unpin(): void {
  spawnSync('taskset', ['-a', '-c', '-p', `0-${os.cpus().length - 1}`, String(process.pid)])
}
