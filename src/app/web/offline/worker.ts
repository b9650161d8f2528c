/// <reference lib="webworker" />
import {
  CacheFirst,
  createPartialResponse,
  ExpirationPlugin,
  NetworkFirst,
  NetworkOnly,
  type SerwistPlugin,
  type Strategy,
} from 'serwist'
import type { ReadAddress } from '#platform/api-operations.ts'
import { paths } from '#platform/paths.ts'
import {
  cacheNames,
  isReadByAll,
  isReplaceable,
  keptHeaders,
  offlineInstead,
  type KeepMessage,
} from './kept-pages.ts'
import { findOtherEdition } from './other-edition.ts'
import { withWanted } from './stand-in.ts'
import { findInPocket, findStandIn, languageOf, putInPocket } from './stores.ts'
import { whenAway } from './when-away.ts'

/*
 * Keeps what a reader has opened, for when there is no connection. Only what everybody gets alike is kept: the server renders
 * those pages for a guest. The connection always goes first; what lies here is shown when it fails or is silent.
 */

declare const self: ServiceWorkerGlobalScope

/** Who is signed in. */
const session: ReadAddress = '/api/session'

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
    headers.set(keptHeaders.title, encodeURIComponent(/<h1[^>]*>.*?<\/h1>/s.exec(html)?.[0] ?? ''))
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

/** What was kept as a whole lies here for as long as its reader wants, and is shown where nothing newer is. */
const fromPocket: SerwistPlugin = {
  async cachedResponseWillBeUsed({ request, cachedResponse }) {
    return cachedResponse ?? findInPocket(request)
  },
}

/** A newer answer takes the place of a kept one; that nobody is signed in any more takes nothing away from who is without a connection. */
const intoPocket: SerwistPlugin = {
  async cacheWillUpdate() {
    return null
  },
  async fetchDidSucceed({ request, response }) {
    if (!response.ok || !new URL(request.url).pathname.startsWith('/api/')) return response
    const isGuests = isSession(request) && !(await response.clone().json()).user
    if (!isGuests) await putInPocket(request, response.clone())
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
  plugins: [whenAway, readable, bounded(80, 60), fromPocket],
})
const assets = new CacheFirst({
  cacheName: cacheNames.assets,
  matchOptions: { ignoreVary: true },
  plugins: [bounded(200, 60), fromPocket],
})
const pictures = new CacheFirst({
  cacheName: cacheNames.pictures,
  matchOptions: { ignoreVary: true },
  plugins: [bounded(120, 60), fromPocket],
})
const videos = { handle: playKept }
const offlinePage = new NetworkFirst({
  cacheName: cacheNames.offline,
  matchOptions: { ignoreVary: true },
  plugins: [{ cacheKeyWillBeUsed: async () => paths.offline }, whenAway, readable, fromPocket, withWanted],
})
/** What is not for everybody is never kept by passing through; it lies here where its reader has kept it as a whole. */
const own = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds: patience,
  matchOptions: { ignoreVary: true },
  plugins: [whenAway, intoPocket, fromPocket],
})
/** Of what a page knows already, only what the site itself says now is news. */
const news = new NetworkOnly({ plugins: [intoPocket] })

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('fetch', (event) => {
  const strategy = event.request.method === 'GET' ? strategyFor(event.request) : undefined
  if (!strategy) return
  const answer = strategy.handle({ event, request: event.request })
  event.respondWith(answer.catch(() => insteadOf(event.request)))
  if (strategy === pages)
    event.waitUntil(answer.then((page) => keepBeside(page, event)).catch(() => undefined))
})

/** A page that began this worker came without it: it is kept too, also when its reader does nothing but read. */
self.addEventListener('activate', (event) => {
  event.waitUntil(
    self.clients
      .claim()
      .then(() => keepOpenPages(event))
      .catch(() => undefined),
  )
})

self.addEventListener('message', (event) => {
  // Only pages of this site send messages, and only of this shape.
  event.waitUntil(keep(event.data as KeepMessage, event).catch(() => undefined))
})

function isAsset(url: URL): boolean {
  return url.pathname.startsWith('/assets/')
}

/** Answers of which members may have kept some; not the line on which the server speaks, which never ends. */
function isKeptAnswer({ pathname }: URL): boolean {
  return pathname.startsWith('/api/') && !/^\/api\/(admin|auth|session\/)/.test(pathname)
}

function isSession({ url }: Request): boolean {
  return new URL(url).pathname === session
}

/** Players ask for parts of a video. */
async function playKept({ request }: { request: Request }): Promise<Response> {
  const kept = await findInPocket(request)
  if (!kept) return fetch(request)
  return request.headers.has('range') ? createPartialResponse(request, kept) : kept
}

/** Undefined for what passes by. */
function strategyFor({
  url,
  mode,
  destination,
  cache,
}: Request): { handle(asked: { event: FetchEvent; request: Request }): Promise<Response> } | undefined {
  const address = new URL(url)
  const { origin, pathname } = address
  if (origin !== self.location.origin) return undefined
  if (isAsset(address)) return assets
  if (pathname.startsWith('/media/'))
    return destination === 'image' ? pictures : /^(video|track)$/.test(destination) ? videos : undefined
  if (mode === 'navigate') return isReplaceable(address) ? pageStrategyFor(address) : undefined
  if (!isKeptAnswer(address)) return undefined
  return cache === 'no-cache' ? news : own
}

function pageStrategyFor(address: URL): Strategy {
  if (address.pathname === paths.offline) return offlinePage
  return isReadByAll(address) ? pages : own
}

/** Nothing stands in for the page that stands in for others. */
async function insteadOf({ url, mode }: Request): Promise<Response> {
  const address = new URL(url)
  const isAlone = mode !== 'navigate' || address.pathname === paths.offline
  if (isAlone) return Response.error()
  // The address says what is shown, so that its scripts find the same.
  const other = await findOtherEdition(address).catch(() => undefined)
  return Response.redirect(other ?? offlineInstead(address))
}

/** What is fetched besides is asked for in a message to itself: until it is active a worker answers nothing. */
async function keepOpenPages(event: ExtendableEvent): Promise<void> {
  for (const { url } of await self.clients.matchAll({ type: 'window', includeUncontrolled: true })) {
    if (!isReadByAll(new URL(url))) continue
    const language = languageOf(await pages.handle({ event, request: new Request(url) }))
    const message: KeepMessage = { path: null, language: language ?? 'en', assets: null }
    self.registration.active?.postMessage(message)
  }
}

/**
 * Fetches what is being read, and sees to it that the page that stands in for others is here, not older than a day and in the reader's
 * language. It can be read without its scripts: those are not fetched for somebody who has done nothing yet.
 */
async function keep({ path, language, assets: used }: KeepMessage, event: ExtendableEvent): Promise<void> {
  const address = path ? new URL(path, self.location.origin) : null
  if (address && isReadByAll(address)) await pages.handle({ event, request: new Request(address) })
  const here = await findStandIn()
  const age = Date.now() - Number(here?.headers.get(keptHeaders.at) ?? 0)
  const isGood = here && languageOf(here) === language && age < day * 1000
  const standIn = isGood ? here : await bringStandIn(language, event)
  if (used) await keepParts(standIn, { used, event })
}

/** Who follows links alone may run no script that says what to keep: the page that stands in for others comes with the first that is kept. */
async function keepBeside(page: Response, event: FetchEvent): Promise<void> {
  const here = await findStandIn()
  const language = languageOf(page) ?? 'en'
  const isNamed = new URL(event.request.url).searchParams.has('lang')
  const isGood = here && (isNamed || languageOf(here) === language)
  await keepParts(isGood ? here : await bringStandIn(language, event), { used: [], event })
}

function bringStandIn(language: string, event: ExtendableEvent): Promise<Response> {
  return offlinePage.handle({ event, request: new Request(`${paths.offline}?lang=${language}`) })
}

/** With all that a page names and what others have used. */
async function keepParts(
  page: Response,
  { used, event }: { used: readonly string[]; event: ExtendableEvent },
): Promise<void> {
  const named = (await page.clone().text()).match(/\/assets\/[\w.-]+/g) ?? []
  for (const asset of new Set([...used, ...named])) {
    if (isAsset(new URL(asset, self.location.origin)))
      await assets.handle({ event, request: new Request(asset) })
  }
}
