/** A finished page of one language, compressed once. */
export interface FinishedPage {
  status: number
  redirect?: string
  /** Its bytes, made once: answers that wait to be taken share them. */
  plain: Buffer
  br: Buffer
  gz: Buffer
  etag: string
  language: string
}

/** Bounds memory: a page and its compressed forms take about 100 KB. */
const mostPages = 600

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

  return {
    has: (key) => finished.has(key),
    peek: (key, version) => (version === current ? finished.get(key) : undefined),
    read(key, version, make) {
      if (version !== current) {
        finished.clear()
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
          if (!isMine() || page.status !== 200) return
          finished.set(key, page)
          if (finished.size > mostPages) finished.delete(finished.keys().next().value ?? '')
        },
        () => void isMine(),
      )
      return made
    },
  }
}
