import { useSyncExternalStore } from 'react'
import { sameSitePath } from '#platform/paths.ts'
import { tryStorage } from '#platform/web/try-storage.ts'

const key = 'pageAfterMail'
/** Who comes to this device later than that is somebody else, or has forgotten it. Milliseconds. */
const longest = 24 * 3600 * 1000

/** Remembers the page that was wanted until the link of a mail is opened, which happens in a tab of its own. */
export function keepPageAfterMail(wanted: string | null): void {
  tryStorage(() =>
    wanted === null
      ? localStorage.removeItem(key)
      : localStorage.setItem(key, JSON.stringify([Date.now(), wanted])),
  )
}

/** Null where none was wanted, in another browser, and until the page runs. */
export function usePageAfterMail(): string | null {
  return useSyncExternalStore(
    neverChanges,
    () => tryStorage(readPage),
    () => null,
  )
}

function readPage(): string | null {
  const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
  if (!Array.isArray(kept)) return null
  const [at, wanted]: unknown[] = kept
  if (typeof at !== 'number' || typeof wanted !== 'string' || Date.now() - at > longest) return null
  return sameSitePath(wanted, '') || null
}

const neverChanges = () => () => undefined
