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
  /** Seconds for which a shared cache may keep it. */
  sharedFor?: number
}

/** Bounds memory: so many pages, and so many bytes of them. */
const mostPages = 600
export const mostCachedBytes = 64 * 1024 * 1024

export interface PageCache {
  /** Whether a page lies there, current or not. */
  has(key: string): boolean
  /** The page, made now if the current version has none; several readers of a missing page wait for one rendering. */
  read(key: string, version: string, make: () => Promise<FinishedPage>): Promise<FinishedPage>
  /** The page if it is finished and of this version. */
  peek(key: string, version: string): FinishedPage | undefined
}

/** Keeps the pages of the current content version in memory; a new version starts afresh. */
export function createPageCache(): PageCache {
  let current = ''
  const finished = new Map<string, FinishedPage>()
  const underway = new Map<string, Promise<FinishedPage>>()
  let bytes = 0

  /** The oldest make room. */
  const keep = (key: string, page: FinishedPage) => {
    finished.set(key, page)
    bytes += bytesOf(page)
    for (const [oldest, old] of finished) {
      if (finished.size <= mostPages && bytes <= mostCachedBytes) return
      finished.delete(oldest)
      bytes -= bytesOf(old)
    }
  }

  return {
    has: (key) => finished.has(key),
    peek: (key, version) => (version === current ? finished.get(key) : undefined),
    read(key, version, make) {
      if (version !== current) {
        finished.clear()
        bytes = 0
        underway.clear()
        current = version
      }
      const known = finished.get(key)
      if (known) return Promise.resolve(known)
      const others = underway.get(key)
      if (others) return others
      const made = make()
      underway.set(key, made)
      const isMine = () => underway.get(key) === made && underway.delete(key)
      made.then(
        (page) => {
          if (isMine() && page.status === 200 && page.isKept) keep(key, page)
        },
        () => void isMine(),
      )
      return made
    },
  }
}

/** What a page takes in memory at most: itself, and its compressed forms, which together are smaller than it. */
function bytesOf({ forms }: FinishedPage): number {
  return 2 * forms.plain.byteLength
}
