import type { SessionAnswer } from '#features/identity/contract.ts'
import { fetchSelfChecksAhead } from '#features/questions/web/self-checks.tsx'
import type { Language } from '#platform/languages.ts'
import { workerAddress } from '#platform/page/late-scripts.ts'
import { paths } from '#platform/paths.ts'
import { apiAddress } from '#platform/web/api-client.ts'
import type { PocketContents } from '../../pocket/contract.ts'
import { pocketAssets, pocketPrefix } from '../offline/kept-pages.ts'
import { usedAssets } from '../offline/used-assets.ts'
import { tidyAssets } from '../offline/kept-list.ts'
import { dropWholes, findWhole, listWholes, putWhole, type KeptWhole } from '../offline/kept-wholes.ts'
import { deleteStores, listStoreNames } from '../offline/stores.ts'
import { fetchPlayers } from './fetch-players.ts'

interface Wanted {
  kind: KeptWhole['kind']
  id: string
  language: Language
  contents: PocketContents
  withVideos: boolean
  /** Who is signed in; null for guests. */
  reader: string | null
  /** Holds what only its reader may see, though no page names it. */
  isPrivate?: boolean
  /** Kept because it is on the list of what its reader saved. */
  isSaved?: boolean
}

export interface Progress {
  done: number
  total: number
}

/** The device has less room than it takes. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom'
  /** Bytes; undefined where the browser does not tell, or was wrong. */
  readonly room: { needed: number; free: number } | undefined
  constructor(room?: NoRoom['room']) {
    super('no room on this device')
    this.room = room
  }
}

/** What lies on a device is not compressed. */
const unpacked = 4

/**
 * Fetches a whole and keeps it. What was kept of it before stays in its place until the new one is there, and for good when it does
 * not come.
 * @throws NoRoom; TypeError when the connection fails
 */
export async function keepWhole(wanted: Wanted, onProgress: (progress: Progress) => void): Promise<void> {
  const { kind, id, language } = wanted
  // Of two at work in the same millisecond each takes off only its own.
  const name = `${pocketPrefix}${kind} ${id} ${language} ${crypto.randomUUID()}`
  await dropBroken()
  await whileOpen(name, () => keepUnder(name, wanted, onProgress))
}

async function keepUnder(
  name: string,
  wanted: Wanted,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const { kind, id, language, contents, withVideos, reader, isPrivate = false, isSaved = false } = wanted
  await navigator.serviceWorker.register(workerAddress)
  await navigator.serviceWorker.ready
  await navigator.storage?.persist?.()
  const videos = withVideos ? contents.videos : []
  const bytes = contents.bytes + videos.reduce((sum, video) => sum + video.bytes, 0)
  await refuseWithoutRoom(bytes)

  const isForMembers = isPrivate || contents.pages.some(({ answer }) => answer !== null)
  // A node from before an update names no answers.
  const files = [...(contents.answers ?? []), ...contents.pictures, ...videos.map(({ address }) => address)]
  const progress = { done: 0, total: contents.pages.length + files.length + 1 }
  const step = () => onProgress({ ...progress, done: ++progress.done })
  const owner = isForMembers ? reader : null
  onProgress(progress)
  try {
    // From now on it goes with its owner, complete or not.
    putWhole({ ...wholeOf(wanted, { owner, cache: name }), kind: 'begun', id: name })
    const store = await caches.open(name)
    const assets = new Set<string>()
    for (const page of contents.pages) {
      await keepPage(page, { store, language, assets })
      step()
    }
    for (const file of files) {
      await put(store, file, await fetched(file))
      step()
    }
    // Where all that is kept is listed.
    await keepPage({ path: paths.offline, answer: null }, { store, language, assets })
    if (isForMembers) await keepAround({ store, language, reader })
    // A text asks, also without a connection.
    await fetchSelfChecksAhead()
    await fetchPlayers(contents.pages)
    usedAssets().forEach((asset) => assets.add(asset))
    await keepAssets(assets)
    // Whoever signed out meanwhile, or was followed by somebody else, leaves nothing behind.
    if (dropWholes(({ cache }) => cache === name).length === 0) throw new TypeError('taken off meanwhile')
    const before = findWhole(kind, id, language)
    const whole = wholeOf(wanted, { owner, cache: name })
    putWhole({ ...whole, bytes, pages: contents.pages, assets: [...assets], ...(isSaved && { isSaved }) })
    if (before) await deleteStores([before.cache])
    await tidyAssets()
    step()
  } catch (error) {
    dropWholes(({ cache }) => cache === name)
    await deleteStores([name])
    throw isFull(error) ? new NoRoom() : error
  }
}

/** As long as nothing of it is there. */
function wholeOf(
  { kind, id, language, contents, withVideos }: Wanted,
  { owner, cache }: Pick<KeptWhole, 'owner' | 'cache'>,
): KeptWhole {
  const { title, version } = contents
  const nothing = { bytes: 0, pages: [], assets: [] }
  return { kind, id, language, title, version, hasVideos: withVideos, owner, cache, ...nothing }
}

/** Takes off what pages that are closed by now had kept half. Where nobody can tell who is at work everything stays. */
async function dropBroken(): Promise<void> {
  if (!navigator.locks) return
  const { held = [] } = await navigator.locks.query()
  const isBroken = (cache: string) => held.every(({ name }) => name !== cache)
  dropWholes(({ kind, cache }) => kind === 'begun' && isBroken(cache))
  const listed = new Set(listWholes().map(({ cache }) => cache))
  const stores = await listStoreNames()
  await deleteStores(stores.filter((name) => name !== pocketAssets && !listed.has(name) && isBroken(name)))
}

/** Tells other pages for as long as this one lives that it is at work on a cache. */
function whileOpen(cache: string, work: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request(cache, work) : work()
}

/**
 * What every page of a member asks for. A session that has ended, of which their page has not heard yet, says that they are a guest:
 * kept, that would hide them from all else that is theirs here.
 */
async function keepAround({
  store,
  language,
  reader,
}: Pick<Into, 'store' | 'language'> & { reader: string | null }) {
  const [session, site] = [
    apiAddress('GET', '/api/session'),
    apiAddress('GET', '/api/site', { query: { lang: language } }),
  ]
  const answer = await fetched(session)
  const { user }: SessionAnswer = await answer.clone().json()
  if (user?.uid !== reader) throw new TypeError('somebody else is signed in')
  await put(store, session, answer)
  await put(store, site, await fetched(site))
}

interface Into {
  store: Cache
  language: Language
  assets: Set<string>
}

/** A page, and where members get more than it says, the answer that says it. The shell of members' pages is the same for all of one kind, and small. */
async function keepPage(
  { path, answer }: Pick<PocketContents['pages'][number], 'path' | 'answer'>,
  { store, language, assets }: Into,
) {
  const page = await fetched(path)
  const html = await page.clone().text()
  for (const asset of html.match(/\/assets\/[\w.-]+/g) ?? []) assets.add(asset)
  await put(store, path, page)
  if (answer === null) return
  const address = `${answer}?lang=${language}`
  await put(store, address, await fetched(answer.includes('/lessons/') ? `${address}&for=device` : address))
}

async function keepAssets(assets: ReadonlySet<string>): Promise<void> {
  const store = await caches.open(pocketAssets)
  for (const asset of assets)
    if (!(await store.match(asset, { ignoreVary: true }))) await put(store, asset, await fetched(asset))
}

/** From the site itself: what lies here of it may be older. */
async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address, { cache: 'no-cache' })
  if (!answer.ok) throw new TypeError(`${address} answered ${answer.status}`)
  return answer
}

/** Whole before it is kept: a connection that breaks leaves no half of it. */
async function put(store: Cache, address: string, answer: Response): Promise<void> {
  const body = await answer.blob()
  await store.put(address, new Response(body, { headers: answer.headers }))
}

async function refuseWithoutRoom(bytes: number): Promise<void> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
  if (quota === undefined) return
  const room = { needed: bytes * unpacked, free: Math.max(0, quota - usage) }
  if (room.free < room.needed) throw new NoRoom(room)
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}
