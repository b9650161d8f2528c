import { cacheNames, keptHeaders, pocketAssets } from './kept-pages.ts'
import { dropWholes, listWholes, type KeptWhole } from './kept-wholes.ts'
import { deleteStores, listStoreNames, openPages } from './stores.ts'

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

export async function forgetKeptPages(): Promise<void> {
  await Promise.all([caches.delete(cacheNames.pages), caches.delete(cacheNames.pictures)])
}

/** Takes off those of what was kept as a whole. */
export async function forgetWholes(isGone: (whole: KeptWhole) => boolean): Promise<void> {
  await deleteStores(dropWholes(isGone).map(({ cache }) => cache))
}

/** Takes one off. */
export async function removeWhole(whole: KeptWhole): Promise<void> {
  await forgetWholes(({ cache }) => cache === whole.cache)
  await tidyAssets()
}

/** Of what pages are made of nothing stays that no page needs any more. What one that is being kept needs is known when it is here. */
export async function tidyAssets(): Promise<void> {
  const wholes = listWholes()
  if (wholes.some(({ kind }) => kind === 'begun')) return
  if (wholes.length === 0) return deleteStores([pocketAssets])
  const needed = new Set(wholes.flatMap(({ assets }) => assets))
  const store = await caches.open(pocketAssets)
  for (const request of await store.keys())
    if (!needed.has(new URL(request.url).pathname)) await store.delete(request, { ignoreVary: true })
}

/** Takes off all of it, and what it was made of. */
export async function forgetPocket(): Promise<void> {
  await forgetWholes(() => true)
  await deleteStores(await listStoreNames())
}

/** A heading as it stood in its page, with its elements and entities. */
function plainText(title: string): string {
  return new DOMParser().parseFromString(title, 'text/html').body.textContent
}
