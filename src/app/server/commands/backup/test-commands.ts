import { execFile } from 'node:child_process'
import path from 'node:path'
import { readConfig, type Config } from '#platform/server/config.ts'
import { createApp } from '../../create-app.ts'
import { createServices } from '../../create-services.ts'
import { createOtherNode, type TestApp } from '../../test-app.ts'

type Place = Pick<Config, 'dataDir' | 'databaseUrl'> &
  Partial<Pick<Config, 'migrationDatabaseUrl'>> & {
    /** As `AUTH_SECRET`; otherwise it is that of the folder. */
    secretInSettings?: string
  }

/** What `npm run <command>` does, in a process of its own, for the site of a data folder and a database. */
export function runAt(
  { dataDir, databaseUrl, migrationDatabaseUrl, secretInSettings }: Place,
  command: string,
  ...words: string[]
): Promise<{ code: number; said: string }> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = {
    PATH,
    NODE_COMPILE_CACHE,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    MIGRATION_DATABASE_URL: migrationDatabaseUrl,
    AUTH_SECRET: secretInSettings,
  }
  const program = path.join(import.meta.dirname, '..', `${command}.ts`)
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program, ...words], { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, said: stdout + stderr }),
    )
  })
}

/** The site of a place, as a program that was just started finds it; `site` lends what tests need besides. */
export async function openAt({ dataDir, databaseUrl }: Place, site: TestApp): Promise<TestApp> {
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'fatal',
    STARTER_CONTENT: 'off',
    RATE_LIMIT_FACTOR: '100',
  })
  const services = await createServices(config)
  const node = createOtherNode({ ...site, services, app: createApp(services) }, dataDir)
  return { ...node, close: () => services.connection.close() }
}
