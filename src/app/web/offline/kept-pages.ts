import { toolPages } from '#features/tools/tool-pages.ts'
import { fixedPages } from '#content/fixed-pages.ts'
import { factsOf, kindsWith } from '#content/kinds.ts'
import { keepParameter } from '#platform/languages.ts'
import { saverKey } from '#platform/page/data-saver.ts'
import { paths } from '#platform/paths.ts'
import { isSecretAddress } from '#platform/secret-addresses.ts'

/** Names of the caches of the device. */
export const cacheNames = {
  /** What everybody may read and this reader has opened. */
  pages: 'pages',
  pictures: 'pictures',
  /** Scripts, styles and letters, whose names change with their contents. */
  assets: 'assets',
  /** The page that stands in for one that is not there. */
  offline: 'offline',
} as const

/** Begins the names of the caches in which readers keep something whole. */
export const pocketPrefix = 'pocket '

/** What the pages in there are made of. */
export const pocketAssets = 'assets of the pocket'

/** What a page tells the worker to keep. */
export interface KeepMessage {
  /** The page that is being read, when the worker has not brought it itself. */
  path: string | null
  language: string
  /** What the page was put together from before there was a worker; null while its reader only looks at it, and no script is fetched. */
  assets: string[] | null
}

/** Headers that the worker adds to what it keeps. */
export const keptHeaders = { title: 'x-kept-title', at: 'x-kept-at' } as const

const folders = kindsWith('ownPage').map((kind) => factsOf(kind).readerPath('', ''))
const texts = new RegExp(`^(${folders.filter((folder) => folder !== '/').join('|')})[^/]+$`)

/** Whether the page at an address is one that everybody reads alike, and not the answer to words somebody searched for. */
export function isReadByAll({ pathname, searchParams }: URL): boolean {
  if (toolPages.includes(pathname)) return [...searchParams.keys()].every((name) => name === 'lang')
  return (fixedPages.includes(pathname) || texts.test(pathname)) && !searchParams.has('q')
}

/** Addresses behind whose `?` a key may stand, which must not go on into another address. */
const keyed: readonly string[] = [paths.register, paths.verifyEmail, paths.resetPassword]

/** Whether another page may stand in for an address: it is a page, not a file or an answer for programs, and no secret. */
export function isReplaceable({ pathname }: URL): boolean {
  if (isSecretAddress(pathname) || keyed.some((start) => pathname.startsWith(start))) return false
  return !pathname.startsWith('/api/') && !/\.\w+$|\/download$/.test(pathname)
}

/** Where a link leads that chooses something for good, which only the site itself can keep: as it does, on to the page alone. */
export function withoutChoice({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams)
  for (const name of ['lang', saverKey, keepParameter]) rest.delete(name)
  return rest.size > 0 ? `${pathname}?${rest}` : pathname
}

/** What stands in for a page that this device cannot show now, and remembers which it was. */
export function offlineInstead({ pathname, search }: URL): string {
  return `${paths.offline}?${new URLSearchParams({ from: pathname + search })}`
}
