import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Config } from '#platform/server/config.ts'
import { freePort } from '#platform/server/free-port.ts'

export interface TestProcess {
  url: string
  process: ChildProcess
}

/** What comes before a command that must not write where nobody may: root does, unless that power is taken away. */
export const powerless = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-all', '--inh-caps=-all'] : []

/** The server as a process of its own, over the database and the folder of these settings. */
export async function startProcess(
  config: Pick<Config, 'publicUrl' | 'dataDir' | 'databaseUrl'>,
  settings: Record<string, string> = {},
  before: readonly string[] = [],
): Promise<TestProcess> {
  const port = await freePort()
  const program = path.join(import.meta.dirname, 'test-node.ts')
  const [command = process.execPath, ...rest] = [...before, process.execPath, program]
  const child = spawn(command, rest, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: String(port),
      PUBLIC_URL: config.publicUrl,
      DATA_DIR: config.dataDir,
      LOG_LEVEL: 'fatal',
      RATE_LIMIT_FACTOR: '1000',
      ...(config.databaseUrl ? { DATABASE_URL: config.databaseUrl } : {}),
      ...settings,
    },
  })
  await once(child.stdout, 'data')
  return { url: `http://127.0.0.1:${port}`, process: child }
}
