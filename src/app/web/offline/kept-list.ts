import { cacheNames, keptHeaders, pocketAssets, pocketPrefix } from './kept-pages.ts'
import { dropWholes, listWholes, type KeptWhole } from './kept-wholes.ts'

export interface KeptPage {
  /** Address on this site. */
  path: string
  title: string
  language: string
}

/** What lies on this device, the newest first; nothing where there is no such store. */
export async function listKeptPages(): Promise<KeptPage[]> {
  const store = await openPages()
  if (!store) return []
  const found = await Promise.all(
    (await store.keys()).map(async ({ url }) => {
      const answer = await store.match(url, { ignoreVary: true })
      const { pathname, search } = new URL(url)
      return {
        path: pathname + search,
        title: plainText(decodeURIComponent(answer?.headers.get(keptHeaders.title) ?? '')),
        language: answer?.headers.get('content-language') ?? '',
        at: Number(answer?.headers.get(keptHeaders.at) ?? 0),
      }
    }),
  )
  return found.sort((a, b) => b.at - a.at)
}

export async function isKeptHere(address: string): Promise<boolean> {
  const store = await openPages()
  return Boolean(await store?.match(address, { ignoreVary: true }))
}

export async function forgetKeptPages(): Promise<void> {
  await Promise.all([caches.delete(cacheNames.pages), caches.delete(cacheNames.pictures)])
}

/** Takes off those of what was kept as a whole. */
export async function forgetWholes(isGone: (whole: KeptWhole) => boolean): Promise<void> {
  await Promise.all(dropWholes(isGone).map(({ cache }) => caches.delete(cache)))
}

/** Takes one off. */
export async function removeWhole(whole: KeptWhole): Promise<void> {
  await forgetWholes(({ cache }) => cache === whole.cache)
  await tidyAssets()
}

/** Of what pages are made of nothing stays that no page needs any more. */
export async function tidyAssets(): Promise<void> {
  const wholes = listWholes()
  if (wholes.length === 0) return void (await caches.delete(pocketAssets))
  const needed = new Set(wholes.flatMap(({ assets }) => assets))
  const store = await caches.open(pocketAssets)
  for (const request of await store.keys())
    if (!needed.has(new URL(request.url).pathname)) await store.delete(request, { ignoreVary: true })
}

/** Takes off all of it, and what it was made of. */
export async function forgetPocket(): Promise<void> {
  await forgetWholes(() => true)
  const names = (await caches.keys()).filter((name) => name === pocketAssets || name.startsWith(pocketPrefix))
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** Asking whether it is there comes first: opening would make it. */
async function openPages(): Promise<Cache | undefined> {
  if (!('caches' in globalThis)) return undefined
  return (await caches.has(cacheNames.pages)) ? caches.open(cacheNames.pages) : undefined
}

/** A heading as it stood in its page, with its elements and entities. */
function plainText(title: string): string {
  return new DOMParser().parseFromString(title, 'text/html').body.textContent
}
