import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, type Server as NetServer } from 'node:net'
import path from 'node:path'
import { indexMissing } from '#content/server/search/documents.ts'
import { loadStarterContent } from '#content/server/starter/load-starter.ts'
import { recountMinutes } from '#content/server/minutes.ts'
import { keepMissingTitles } from '#content/server/titles.ts'
import { createSetupToken } from '#features/identity/server/setup.ts'
import { ConfigError, readConfig, type Config } from '#platform/server/config.ts'
import { systemContext, type Services } from '#platform/server/context.ts'
import { createMailSender } from '#platform/server/mail/sender.ts'
import { headersWithoutPolicy, securityHeaderValues } from '#platform/server/security-headers.ts'
import { createAssets } from './assets.ts'
import { createApp, type App } from './create-app.ts'
import { createServices } from './create-services.ts'
import { createHttpServer } from './http-server.ts'
import { createPageMaker } from './page-maker.ts'
import { createPages } from './pages.ts'
import { createRequestListener, type Site } from './request-listener.ts'
import { stopGracefully } from './stop.ts'
import { startUpkeep } from './upkeep.ts'

const dist = path.resolve(import.meta.dirname, '../../../dist')

/** Starts the site: builds what is missing, migrates, loads starter content into an empty database, listens, and says where. */
export async function start(flags: readonly string[]): Promise<void> {
  try {
    const config = readConfig()
    await refuseTakenPort(config)
    const services = await createServices(config)
    const isDev = flags.includes('--dev')
    if (!isDev) buildIfMissing()
    await loadStarterContent(systemContext(services, 'starter'))
    await indexMissing(systemContext(services, 'search'))
    await recountMinutes(systemContext(services, 'minutes'))
    await keepMissingTitles(systemContext(services, 'titles'))
    const site = isDev ? await developedSite(services) : await builtSite(services)
    const mail = createMailSender(services)
    const server = createHttpServer(
      createRequestListener(site, securityHeaderValues(services.config), () => mail.wake()),
    )
    await listen(server, config)
    mail.start()
    const upkeep = startUpkeep(services)
    stopGracefully({
      server,
      app: site.app,
      services,
      others: [() => mail.stop(), () => upkeep.stop(), () => site.vite?.close()],
    })
    await announce(services)
  } catch (error) {
    process.stderr.write(`${startFailure(error)}\n`)
    process.exit(1)
  }
}

async function builtSite(services: Services): Promise<Site> {
  const pages = createPages(services, await createPageMaker(dist), () => app.fetch)
  const app: App = createApp(services, { addPages: pages.addTo })
  return {
    app,
    pages,
    assets: await createAssets(path.join(dist, 'client'), securityHeaderValues(services.config)),
  }
}

async function developedSite(services: Services): Promise<Site> {
  const { createDevServer } = await import('./dev.ts')
  const { vite, maker } = await createDevServer()
  const pages = createPages(services, maker, () => app.fetch)
  const app: App = createApp(services, {
    addPages: pages.addTo,
    headers: headersWithoutPolicy(services.config),
  })
  return { app, pages, vite }
}

function buildIfMissing(): void {
  if (
    existsSync(path.join(dist, 'client/.vite/manifest.json')) &&
    existsSync(path.join(dist, 'server/render.js'))
  )
    return
  process.stdout.write('Building the site, once …\n')
  const vite = path.resolve(import.meta.dirname, '../../../node_modules/vite/bin/vite.js')
  for (const flags of [[], ['--ssr', 'src/app/server/render.tsx']]) {
    execFileSync(process.execPath, [vite, 'build', '--logLevel', 'warn', ...flags], {
      stdio: 'inherit',
      cwd: path.dirname(dist),
    })
  }
}

/** Says at once what would otherwise be found after the first load of the content. */
async function refuseTakenPort(config: Config): Promise<void> {
  const probe = createServer()
  await listen(probe, config)
  await new Promise((resolve) => probe.close(resolve))
}

async function listen(server: NetServer, { port, host }: Config): Promise<void> {
  await once(server.listen(port, host), 'listening')
}

async function announce(services: Services): Promise<void> {
  const { publicUrl, siteName } = services.config
  process.stdout.write(`${siteName} is at ${publicUrl}\n`)
  const token = await createSetupToken(systemContext(services, 'setup'))
  if (token)
    process.stdout.write(
      `No administrator yet. Register the first one at ${publicUrl}/register?setup=${token}\n`,
    )
}

/** One clear line for whoever starts the site. */
function startFailure(error: unknown): string {
  if (error instanceof ConfigError) return `The site cannot start. ${error.message}`
  const { code, message } =
    error instanceof Error
      ? Object.assign({ code: undefined }, error, { message: error.message })
      : { code: undefined, message: String(error) }
  if (code === 'EADDRINUSE') return 'The site cannot start. PORT: this port is taken by another program'
  if (code === 'EACCES') return `The site cannot start. ${message}`
  return `The site cannot start. ${message.split('\n')[0]}`
}
