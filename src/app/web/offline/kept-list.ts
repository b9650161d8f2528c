import { cacheNames, pocketAssets } from './kept-pages.ts'
import { dropWholes, listWholes, type KeptWhole } from './kept-wholes.ts'
import { deleteStores, listStoreNames } from './stores.ts'

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
