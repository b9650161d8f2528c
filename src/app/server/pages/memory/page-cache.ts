import type { PageForms } from './page-forms.ts'

/** A finished page of one language. */
export interface FinishedPage {
  status: number
  redirect?: string
  forms: PageForms
  etag: string
  language: string
  /** Whether its address names only what exists; addresses that name nothing are without end. */
  isKept: boolean
  /** All that it shows; undefined when that is not known. */
  shown?: readonly ShownAnswer[] | undefined
  /** Seconds for which a shared cache may keep it. */
  sharedFor?: number
}

/** An answer of the API that a page shows. */
export interface ShownAnswer {
  path: string
  /** The same for the same answer. */
  digest: string
}

/** Bounds memory: so many pages, and so many bytes of them. */
const mostPages = 600
export const mostCachedBytes = 64 * 1024 * 1024
/** Milliseconds after a change within which somebody may still meet a page of before. */
const longestLag = 1000

export interface PageCache {
  /** Whether a page lies there, current or not. */
  has(key: string): boolean
  /** The page of the current version, made now if there is none; several readers of a missing page wait for one rendering. */
  read(key: string, make: () => Promise<FinishedPage>): Promise<FinishedPage>
  /** The page if it is finished and of the current version. */
  peek(key: string): FinishedPage | undefined
  /** The page of before, while somebody waits for the one of now and others may meet that of before. */
  peekBefore(key: string): FinishedPage | undefined
  /** From now on pages count that were made, or looked at, after this. `isNews`: those of before may be met until they are made anew. */
  move(version: string, isNews?: boolean): void
}

/** How it is found out that a page of an earlier version shows what it would show now. */
interface Checks {
  /** Whether it is known without asking. */
  isSurelySame(page: FinishedPage, key: string): boolean
  isSame(page: FinishedPage, key: string): Promise<boolean>
}

/**
 * Keeps pages in memory. After a move a page counts again once all that it shows was found to be the same. Until then, and while it
 * is made anew, nobody gets the one from before, but whom `peekBefore` is asked for.
 */
export function createPageCache({ isSurelySame, isSame }: Checks): PageCache {
  let current = ''
  const pages = createBoundedPages()
  const underway = new Map<string, Promise<FinishedPage>>()
  /** Versions that only news came after, and until when their pages may be met. */
  const before = new Map<string, number>()

  const peek = (key: string) => {
    const entry = pages.get(key)
    if (!entry) return undefined
    if (entry.version !== current) {
      if (!isSurelySame(entry.page, key)) return undefined
      entry.version = current
    }
    return entry.page
  }

  return {
    has: (key) => pages.get(key) !== undefined,
    peek,
    peekBefore(key) {
      const entry = underway.has(key) ? pages.get(key) : undefined
      return entry && performance.now() < (before.get(entry.version) ?? 0) ? entry.page : undefined
    },
    move(version, isNews = false) {
      const now = performance.now()
      if (!isNews) before.clear()
      for (const [earlier, until] of before) if (until < now) before.delete(earlier)
      if (isNews && current !== version) before.set(current, now + longestLag)
      current = version
      underway.clear()
    },
    read(key, make) {
      const known = peek(key)
      if (known) return Promise.resolve(known)
      const others = underway.get(key)
      if (others) return others
      const old = pages.get(key)?.page
      const made = old ? isSame(old, key).then((same) => (same ? old : make())) : make()
      underway.set(key, made)
      const isMine = () => underway.get(key) === made && underway.delete(key)
      made.then(
        (page) => {
          if (!isMine()) return
          if (page.status === 200 && page.isKept) pages.keep(key, { page, version: current })
          else pages.drop(key)
        },
        () => void isMine(),
      )
      return made
    },
  }
}

interface Entry {
  page: FinishedPage
  version: string
}

/** The oldest make room. */
function createBoundedPages() {
  const kept = new Map<string, Entry>()
  let bytes = 0
  const drop = (key: string) => {
    const entry = kept.get(key)
    if (!entry) return
    kept.delete(key)
    bytes -= bytesOf(entry.page)
  }
  return {
    get: (key: string) => kept.get(key),
    drop,
    keep(key: string, entry: Entry) {
      drop(key)
      kept.set(key, entry)
      bytes += bytesOf(entry.page)
      for (const oldest of kept.keys()) {
        if (kept.size <= mostPages && bytes <= mostCachedBytes) return
        drop(oldest)
      }
    },
  }
}

/** What a page takes in memory at most: itself, and its compressed forms, which together are smaller than it. */
function bytesOf({ forms }: FinishedPage): number {
  return 2 * forms.plain.byteLength
}
