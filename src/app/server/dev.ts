import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { ViteDevServer } from 'vite'
import type { Services } from '#platform/server/context.ts'
import { headersWithoutPolicy } from '#platform/server/http/security-headers.ts'
import { createApp, type App } from './create-app.ts'
import type { Site } from './http/request-listener.ts'
import type { PageMaker } from './pages/page-maker.ts'
import { fill } from './pages/page-maker.ts'
import { createPages } from './pages/pages.ts'
import { start } from './start.ts'
import type { PageRequest, RenderedPage } from './render.tsx'

/** Starts the site with Vite inside: pages are rendered from the sources, and edits reach the open page. */
export function startDeveloped(): Promise<void> {
  return start(undefined, developedSite)
}

async function developedSite(services: Services, server: Server): Promise<Site> {
  const { vite, maker } = await createDevServer(server)
  const pages = createPages(services, maker, () => app.fetch)
  const app: App = createApp(services, {
    addPages: pages.addTo,
    readShared: pages.readShared,
    headers: headersWithoutPolicy(services.config),
  })
  return { app, pages, vite }
}

/** Edits are told through the site's own server, whose port an open page finds again when the process was restarted. */
async function createDevServer(server: Server): Promise<{ vite: ViteDevServer; maker: PageMaker }> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configLoader: 'native',
    server: { middlewareMode: true, ws: { server } },
    appType: 'custom',
  })
  const maker: PageMaker = {
    isCached: false,
    async make(request: PageRequest) {
      const template = await vite.transformIndexHtml(
        new URL(request.url).pathname,
        await readFile('index.html', 'utf8'),
      )
      const { renderPage } = asRenderModule(await vite.ssrLoadModule('/src/app/server/render.tsx'))
      return fill(template, await renderPage(request), { request, links: '' })
    },
  }
  return { vite, maker }
}

/** Vite loads modules untyped; this one is `render.tsx`. */
function asRenderModule(module: Record<string, unknown>): {
  renderPage(request: PageRequest): Promise<RenderedPage>
} {
  return module as { renderPage(request: PageRequest): Promise<RenderedPage> }
}
