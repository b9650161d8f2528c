import { tryStorage } from '#platform/web/try-storage.ts'
import { cacheNames } from './kept-pages.ts'
import { languageOf } from './stores.ts'

/** Where a tab notes the page that it loads again to read it as it lies here. */
const key = 'readAsKept'

/**
 * Opens a page on this site that could not be brought from this device, where it lies here: in its own language, which need not be its
 * reader's.
 */
export async function openKept(address: string): Promise<void> {
  if (!('caches' in globalThis)) return
  const ways = { ignoreVary: true }
  const page = await caches.match(address, { ...ways, cacheName: cacheNames.pages })
  const kept = page ?? (await caches.match(address, ways))
  const isOther = kept && languageOf(kept) !== document.documentElement.lang
  // Of a member's page, which is kept as a whole, it may be only the frame that lies here: it would be opened again and again.
  const isHere = isOther
    ? noteAsKept(address)
    : page || (!kept && (await caches.match(address, { ...ways, ignoreSearch: true })))
  // One whose address says more is looked for by the worker.
  if (isHere) location.reload()
}

/** False where nothing can be noted: the page would look for its reader's language again, and come back here. */
function noteAsKept(address: string): boolean {
  return tryStorage(() => (sessionStorage.setItem(key, address), true)) ?? false
}

/** Whether this page was opened so; for this time, the next one is asked for in its reader's language again. */
export const isReadAsKept =
  typeof document !== 'undefined' &&
  tryStorage(() => {
    const address = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return address === location.pathname + location.search
  })
