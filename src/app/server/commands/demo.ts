import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { loadStarterContent } from '#features/transfer/server/starter/load-starter.ts'
import { readConfig } from '#platform/server/config.ts'
import { systemContext } from '#platform/server/context.ts'
import { createApp } from '../create-app.ts'
import { createServices } from '../create-services.ts'
import { demoDays, makeDemo } from '../demo/demo.ts'
import { readWords, runCommand, sayUsage, startApart } from './run-command.ts'

const usage = [
  'Usage: npm run demo [-- <folder>]',
  '  Makes a site to look at in a folder of its own, "demo" unless another is named.',
]

const given = readWords({})

if (!given || given.positionals.length > 1) sayUsage(usage)
else await runCommand(() => demo(given.positionals[0] ?? 'demo'))

/** Always SQLite in the folder, whatever the environment names, so that no site of somebody's is ever written to. */
async function demo(name: string): Promise<string[]> {
  const folder = path.resolve(name)
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: name another folder, or delete it first`)
  const begin = Date.now() - demoDays * 86_400_000
  const started = Date.now()
  let moved = 0
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '100' })
  const services = await createServices(config, () => begin + (Date.now() - started) + moved)
  try {
    await loadStarterContent(systemContext(services, 'starter'))
    const app = createApp(services)
    const people = await makeDemo({ services, app, advance: (milliseconds) => (moved += milliseconds) })
    return [
      'Everybody of this site, with passwords that are said only now:',
      ...people.map(({ email, password, about }) => `  ${email}  ${password}  ${about}`),
      `Look at it with: ${startApart(name)}`,
    ]
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  } finally {
    await services.connection.close()
  }
}
