import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Config } from '#platform/server/config.ts'
import { freePort } from '#platform/server/free-port.ts'

export interface TestProcess {
  url: string
  process: ChildProcess
}

/** The server as a process of its own, over the database and the folder of these settings. */
export async function startProcess(
  config: Pick<Config, 'publicUrl' | 'dataDir' | 'databaseUrl'>,
  settings: Record<string, string> = {},
): Promise<TestProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'test-node.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
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
