import type { Server } from 'node:http'
import path from 'node:path'
import { indexMissing } from '#content/search/server/documents.ts'
import { recountMinutes } from '#content/reading/server/minutes.ts'
import { keepMissingTitles } from '#content/items/server/titles.ts'
import { createSetupToken } from '#features/identity/server/tokens/setup.ts'
import { createWebhookSender } from '#features/webhooks/server/sending/sender.ts'
import { programVersion } from '#platform/server/program-version.ts'
import { projectFolder } from '#platform/server/project-folder.ts'
import { systemContext, type Services } from '#platform/server/context.ts'
import { createMailSender } from '#platform/server/mail/sender.ts'
import { keepLogShort } from '#platform/server/database-log/short-log.ts'
import { partHeaderValues, securityHeaderValues } from '#platform/server/http/security-headers.ts'
import { createAssets } from './pages/assets.ts'
import { giveBackMemory, keepLean, stayLean } from './starting/give-back-memory.ts'
import { createApp, type App } from './create-app.ts'
import { createServices } from './create-services.ts'
import { loadNewSite } from './starting/new-site.ts'
import { endFailed, openSiteFront, type SiteFront } from './starting/site-front.ts'
import { createLoadGuard } from './http/load-guard.ts'
import { createPageMaker } from './pages/page-maker.ts'
import { createPages } from './pages/pages.ts'
import { createRequestListener, type Site } from './http/request-listener.ts'
import { stopGracefully } from './stop.ts'
import { startClockWatch } from './upkeep/clock-watch.ts'
import { startUpkeep } from './upkeep/upkeep.ts'

type MakeSite = (services: Services, server: Server) => Promise<Site>

const dist = path.join(projectFolder, 'dist')
/** How long after its start a site makes itself at home. Milliseconds. */
const settlingTime = 3000

/**
 * Starts the site: listens, unless somebody does so already, migrates, loads starter content into an empty database, opens, and says
 * where. Ends the process with one line when that cannot be done.
 */
export async function start(opened?: SiteFront, makeSite: MakeSite = builtSite): Promise<void> {
  const front = opened ?? (await openSiteFront())
  stayLean()
  try {
    const services = await createServices(front.config)
    await keepLean(() => loadNewSite(services))
    services.connection.releaseMemory?.()
    await indexMissing(systemContext(services, 'search'))
    await recountMinutes(systemContext(services, 'minutes'))
    await keepMissingTitles(systemContext(services, 'titles'))
    const site = await makeSite(services, front.server)
    run(front, services, site)
    await announce(services)
    setTimeout(() => void settle(site, services), settlingTime).unref()
  } catch (error) {
    endFailed(error, front.config)
  }
}

/** What the first readers need not wait for. */
async function settle({ hold }: Site, { connection }: Services): Promise<void> {
  await hold?.()
  connection.releaseMemory?.()
  giveBackMemory()
}

function run({ server, open }: SiteFront, services: Services, site: Site): void {
  const queues = [createMailSender(services), createWebhookSender(services)]
  const wake = () => queues.forEach((queue) => queue.wake())
  const { config, tracing } = services
  open(tracing.wrap(createRequestListener(site, securityHeaderValues(config), wake)))
  site.load?.watch(server)
  queues.forEach((queue) => queue.start())
  const upkeep = startUpkeep(services)
  const shortLog = keepLogShort(services.connection, (error) => services.log.warn({ err: error }, 'log'))
  const clockWatch = startClockWatch(services)
  const refused = setInterval(() => void site.app.noteRefused(), 60_000).unref()
  stopGracefully({
    server,
    app: site.app,
    services,
    others: [
      () => clearInterval(refused),
      ...queues.map((queue) => () => queue.stop()),
      () => upkeep.stop(),
      () => clockWatch.stop(),
      () => shortLog.stop(),
      () => site.load?.stop(),
      () => site.vite?.close(),
      () => tracing.stop(),
    ],
  })
}

async function builtSite(services: Services): Promise<Site> {
  const { config } = services
  const assets = await createAssets(path.join(dist, 'client'), {
    parts: partHeaderValues(config),
    others: securityHeaderValues(config),
  })
  const pages = createPages(services, await createPageMaker(dist), () => app.fetch)
  const app: App = createApp(services, { addPages: pages.addTo, readShared: pages.readShared })
  services.connection.notices?.start(pages.doubt)
  return {
    app,
    pages,
    assets: assets.answer,
    hold: assets.hold,
    load: createLoadGuard(services.metrics.registry),
  }
}

async function announce(services: Services): Promise<void> {
  const { publicUrl, siteName, isApart, dataDir } = services.config
  if (isApart)
    process.stdout.write(
      `Apart in ${dataDir}: it uses no other database and storage, sends no mails and webhooks\n`,
    )
  process.stdout.write(`${siteName} is at ${publicUrl}\n`)
  services.log.info({ version: programVersion, runtime: process.version }, 'started')
  const token = await createSetupToken(systemContext(services, 'setup'))
  if (token)
    process.stdout.write(
      `No administrator yet. Register the first one at ${publicUrl}/register?setup=${token}\n`,
    )
}
