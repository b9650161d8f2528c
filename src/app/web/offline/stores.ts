import { paths } from '#platform/paths.ts'
import { cacheNames, pocketAssets, pocketPrefix } from './kept-pages.ts'

/** Of what a reader keeps as a whole: one store for each, and one for what all of their pages are made of. */
export async function listStoreNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name === pocketAssets || name.startsWith(pocketPrefix))
}

/**
 * Works with these stores while none of them is taken off: opening one that has just gone would make it anew, and an answer that
 * comes after its reader has signed out would lie in it.
 */
export async function withStores<T>(
  work: (stores: readonly Cache[]) => Promise<T | undefined>,
): Promise<T | undefined> {
  if ((await listStoreNames()).length === 0) return undefined
  return onStores('shared', async () => {
    const names = await listStoreNames()
    return work(await Promise.all(names.map((name) => caches.open(name))))
  })
}

/** Takes stores off while nobody works with any. Who has none to take off waits for nobody, and nobody for them. */
export async function deleteStores(names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  await onStores('exclusive', () => Promise.all(names.map((name) => caches.delete(name))))
}

/** Shared by who opens stores, alone for who takes some off. Where there are stores there are locks, but for browsers of before 2022. */
export function onStores<T>(mode: LockMode, work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('pocket', { mode }, work) : work()
}

/** Puts an answer where the newest store has an earlier one. */
export async function putInPocket(request: Request, answer: Response): Promise<void> {
  await withStores(async (stores) => (await storeWith(stores, request))?.put(request.url, answer))
}

/** A picture is kept in one width; that stands for the others. */
export function findInPocket(request: Request): Promise<Response | undefined> {
  return withStores(async (stores) => {
    const found = await (await storeWith(stores, request))?.match(request.url, { ignoreVary: true })
    const [, picture] = /(\/media\/[\w-]+\/)[^/]*\.(?:avif|webp)$/.exec(new URL(request.url).pathname) ?? []
    if (found || !picture) return found
    for (const store of stores) {
      const other = (await store.keys()).find(({ url }) => new URL(url).pathname.startsWith(picture))
      if (other) return store.match(other, { ignoreVary: true })
    }
    return undefined
  })
}

/** The newest that has it. */
async function storeWith(stores: readonly Cache[], { url }: Request): Promise<Cache | undefined> {
  for (const store of stores.toReversed()) if (await store.match(url, { ignoreVary: true })) return store
  return undefined
}

/** What was kept by being opened. Asking whether it is there comes first: opening would make it. */
export async function openPages(): Promise<Cache | undefined> {
  if (!('caches' in globalThis)) return undefined
  return (await caches.has(cacheNames.pages)) ? caches.open(cacheNames.pages) : undefined
}

/** The page that stands in for those that are not here. */
export function findStandIn(): Promise<Response | undefined> {
  return caches.match(paths.offline, { cacheName: cacheNames.offline, ignoreVary: true })
}

/** Of an answer that is a page. */
export function languageOf(page: Response | undefined): string | null {
  return page?.headers.get('content-language') ?? null
}
