/** A finished page of one language. */
export interface CachedPage {
  status: number
  redirect?: string
  html: string
  etag: string
  language: string
}

const mostPages = 2000

export interface PageCache {
  read(key: string, version: string, make: () => Promise<CachedPage>): Promise<CachedPage>
}

/** Keeps the pages of the current content version in memory; a new version starts afresh. Several readers of one missing page wait for one rendering. */
export function createPageCache(): PageCache {
  let current = ''
  const pages = new Map<string, Promise<CachedPage>>()
  return {
    read(key, version, make) {
      if (version !== current) {
        pages.clear()
        current = version
      }
      const known = pages.get(key)
      if (known) return known
      const made = make()
      pages.set(key, made)
      if (pages.size > mostPages) pages.delete(pages.keys().next().value ?? '')
      made.then(
        (page) => {
          if (page.status !== 200) pages.delete(key)
        },
        () => pages.delete(key),
      )
      return made
    },
  }
}
