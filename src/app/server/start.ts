import path from 'node:path'
import { indexMissing } from '#content/search/server/documents.ts'
import { loadStarterContent } from '#features/transfer/server/starter/load-starter.ts'
import { recountMinutes } from '#content/reading/server/minutes.ts'
import { keepMissingTitles } from '#content/items/server/titles.ts'
import { createSetupToken } from '#features/identity/server/tokens/setup.ts'
import { listWarnings } from '#platform/server/config-safety.ts'
import { readConfig, type Config } from '#platform/server/config.ts'
import { systemContext, type Services } from '#platform/server/context.ts'
import { createMailSender } from '#platform/server/mail/sender.ts'
import { headersWithoutPolicy, securityHeaderValues } from '#platform/server/http/security-headers.ts'
import { createAssets } from './pages/assets.ts'
import { buildIfStale } from './build.ts'
import { createApp, type App } from './create-app.ts'
import { createServices } from './create-services.ts'
import { openFront, type Front } from './pages/front.ts'
import { createLoadGuard } from './http/load-guard.ts'
import { createPageMaker } from './pages/page-maker.ts'
import { createPages } from './pages/pages.ts'
import { createRequestListener, type Site } from './http/request-listener.ts'
import { startFailure } from './start-failure.ts'
import { stopGracefully } from './stop.ts'
import { startUpkeep } from './upkeep/upkeep.ts'

const dist = path.resolve(import.meta.dirname, '../../../dist')

/** Starts the site: listens, builds what is missing, migrates, loads starter content into an empty database, opens, and says where. */
export async function start(flags: readonly string[]): Promise<void> {
  let config: Config | undefined
  try {
    config = readConfig()
    // Not by the log, which a setting can make silent.
    for (const warning of listWarnings(config)) process.stderr.write(`Warning: ${warning}\n`)
    const front = await openFront(config)
    const isDev = flags.includes('--dev')
    const services = await createServices(config, Date.now, isDev ? undefined : () => buildIfStale())
    await loadStarterContent(systemContext(services, 'starter'))
    await indexMissing(systemContext(services, 'search'))
    await recountMinutes(systemContext(services, 'minutes'))
    await keepMissingTitles(systemContext(services, 'titles'))
    run(front, services, isDev ? await developedSite(services) : await builtSite(services))
    await announce(services)
  } catch (error) {
    process.stderr.write(`The site cannot start. ${startFailure(error, config)}\n`)
    process.exit(1)
  }
}

function run({ server, open }: Front, services: Services, site: Site): void {
  const mail = createMailSender(services)
  open(createRequestListener(site, securityHeaderValues(services.config), () => mail.wake()))
  site.load?.watch(server)
  mail.start()
  const upkeep = startUpkeep(services)
  const refused = setInterval(() => void site.app.noteRefused(), 60_000).unref()
  stopGracefully({
    server,
    app: site.app,
    services,
    others: [
      () => clearInterval(refused),
      () => mail.stop(),
      () => upkeep.stop(),
      () => site.load?.stop(),
      () => site.vite?.close(),
    ],
  })
}

async function builtSite(services: Services): Promise<Site> {
  const pages = createPages(services, await createPageMaker(dist), () => app.fetch)
  const app: App = createApp(services, { addPages: pages.addTo })
  return {
    app,
    pages,
    assets: await createAssets(path.join(dist, 'client'), securityHeaderValues(services.config)),
    load: createLoadGuard(services.metrics.registry),
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

async function announce(services: Services): Promise<void> {
  const { publicUrl, siteName } = services.config
  process.stdout.write(`${siteName} is at ${publicUrl}\n`)
  const token = await createSetupToken(systemContext(services, 'setup'))
  if (token)
    process.stdout.write(
      `No administrator yet. Register the first one at ${publicUrl}/register?setup=${token}\n`,
    )
}
