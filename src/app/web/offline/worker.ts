/// <reference lib="webworker" />
import { CacheFirst, ExpirationPlugin, NetworkFirst, NetworkOnly, Serwist, type SerwistPlugin } from 'serwist'
import { paths } from '#platform/paths.ts'
import {
  cacheNames,
  isReadByAll,
  isReplaceable,
  keptHeaders,
  offlineInstead,
  type KeepMessage,
} from './kept-pages.ts'

/*
 * Keeps what a reader has opened, for when there is no connection. Only what everybody gets alike is kept: the server renders
 * those pages for a guest. The connection always goes first; what lies here is shown when it fails or is silent.
 */

declare const self: ServiceWorkerGlobalScope

const day = 86_400

/** How long a silent connection is waited for when the page lies here. Seconds. */
const patience = 8

/** Kept with its heading, so that a list of what is here can be made; what the site no longer has goes from here too. */
const readable: SerwistPlugin = {
  async cacheWillUpdate({ response }) {
    if (response.status !== 200 || response.redirected) return null
    if (response.headers.get('cache-control')?.includes('no-store')) return null
    const html = await response.text()
    const headers = new Headers(response.headers)
    headers.set(keptHeaders.title, encodeURIComponent(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''))
    headers.set(keptHeaders.at, String(Date.now()))
    return new Response(html, { headers })
  },
  async fetchDidSucceed({ request, response }) {
    if (response.status === 404 || response.status === 410) {
      const pages = await self.caches.open(cacheNames.pages)
      await pages.delete(request.url, { ignoreVary: true })
    }
    return response
  },
}

function bounded(maxEntries: number, days: number): ExpirationPlugin {
  return new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * day,
    maxAgeFrom: 'last-used',
    purgeOnQuotaError: true,
    matchOptions: { ignoreVary: true },
  })
}

const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds: patience,
  matchOptions: { ignoreVary: true },
  plugins: [readable, bounded(80, 60)],
})
const assets = new CacheFirst({
  cacheName: cacheNames.assets,
  matchOptions: { ignoreVary: true },
  plugins: [bounded(200, 60)],
})
const pictures = new CacheFirst({
  cacheName: cacheNames.pictures,
  matchOptions: { ignoreVary: true },
  plugins: [bounded(120, 60)],
})
const offlinePage = new NetworkFirst({
  cacheName: cacheNames.offline,
  matchOptions: { ignoreVary: true },
  plugins: [{ cacheKeyWillBeUsed: async () => paths.offline }, readable],
})
const network = new NetworkOnly()

const serwist = new Serwist({
  skipWaiting: true,
  clientsClaim: true,
  runtimeCaching: [
    { matcher: ({ url, sameOrigin }) => sameOrigin && isAsset(url), handler: assets },
    {
      matcher: ({ url, request, sameOrigin }) =>
        sameOrigin && request.destination === 'image' && url.pathname.startsWith('/media/'),
      handler: pictures,
    },
    {
      matcher: ({ url, request, sameOrigin }) =>
        sameOrigin && request.mode === 'navigate' && isReplaceable(url),
      handler: {
        handle: ({ request, event, url }) =>
          strategyFor(url ?? new URL(request.url)).handle({ request, event }),
      },
    },
  ],
})
serwist.setCatchHandler(async ({ request }) => {
  const url = new URL(request.url)
  // Nothing stands in for the page that stands in for others.
  const isAlone = request.mode !== 'navigate' || url.pathname === paths.offline
  return isAlone ? Response.error() : Response.redirect(offlineInstead(url))
})
serwist.addEventListeners()

self.addEventListener('message', (event) => {
  // Only pages of this site send messages, and only of this shape.
  event.waitUntil(keep(event.data as KeepMessage, event).catch(() => undefined))
})

function isAsset(url: URL): boolean {
  return url.pathname.startsWith('/assets/')
}

function strategyFor(url: URL) {
  if (url.pathname === paths.offline) return offlinePage
  return isReadByAll(url) ? pages : network
}

/** Fetches what is being read, and sees to it that the page that stands in for others is here, whole and in the reader's language. */
async function keep(
  { path, language, assets: used }: KeepMessage,
  event: ExtendableMessageEvent,
): Promise<void> {
  const address = path ? new URL(path, self.location.origin) : null
  if (address && isReadByAll(address)) await pages.handle({ event, request: new Request(address) })
  const store = await self.caches.open(cacheNames.offline)
  const here = await store.match(paths.offline, { ignoreVary: true })
  const age = Date.now() - Number(here?.headers.get(keptHeaders.at) ?? 0)
  const isGood = here?.headers.get('content-language') === language && age < day * 1000
  const page = isGood
    ? here
    : await offlinePage.handle({ event, request: new Request(`${paths.offline}?lang=${language}`) })
  const named = (await page.clone().text()).match(/\/assets\/[\w.-]+/g) ?? []
  for (const asset of new Set([...used, ...named])) {
    if (isAsset(new URL(asset, self.location.origin)))
      await assets.handle({ event, request: new Request(asset) })
  }
}
