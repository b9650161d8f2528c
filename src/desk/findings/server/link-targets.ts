import { paths } from '#platform/paths.ts'
import type { Context } from '#platform/server/context.ts'
import type { Item } from '#content/contract.ts'
import { contentKinds, factsOf, kindsWith, type ContentKind } from '#content/kinds.ts'
import type { HeadingEntry } from '#content/blocks/document.ts'
import { toJson } from '#content/server/stored-json.ts'
import {
  selectAddressedItems,
  selectCollectionSlugs,
  selectFormerlyAddressedItems,
  selectShownHeadings,
} from '#content/records/server/link-targets-store.ts'
import type { LinkState } from './checks/subject.ts'

/** What an address of this site names. */
interface Target {
  href: string
  kind: ContentKind
  /** Slug or id; empty for the list of a kind. */
  address: string
  anchor: string
}

/** Where each of these addresses leads on this site. Addresses of other sites are left out. */
export async function readLinkTargets(
  ctx: Context,
  hrefs: readonly string[],
  self: Pick<Item, 'id' | 'slug'>,
): Promise<Map<string, LinkState>> {
  const states = new Map<string, LinkState>()
  const targets: Target[] = []
  for (const href of new Set(hrefs)) {
    const url = ownAddress(href, ctx.config.publicUrl)
    if (!url) continue
    const path = withoutSlash(url.pathname)
    const known = stateOfPath(path)
    const target = known ? undefined : targetOf(href, path, url.hash)
    if (target) targets.push(target)
    else states.set(href, known ?? 'not_found')
  }
  for (const [href, state] of await statesOf(ctx, targets, self)) states.set(href, state)
  return states
}

function ownAddress(href: string, publicUrl: string): URL | undefined {
  if (!URL.canParse(href, publicUrl)) return undefined
  const url = new URL(href, publicUrl)
  return url.origin === new URL(publicUrl).origin ? url : undefined
}

const pages = new Set<string>(
  Object.values(paths).filter((path): path is Extract<typeof path, string> => typeof path === 'string'),
)
const forEditors = ['/admin', '/preview/', '/api']
/** Files, pictures, feeds and tools: whether they are there is another question. */
const files = [paths.tool(''), '/media/', '/feeds/', '/assets/', '/sitemap.xml', '/social.png']

/** What can be told without looking: fixed pages, and what readers must not be sent to. */
function stateOfPath(pathname: string): LinkState | undefined {
  if (
    forEditors.some(
      (start) => pathname === start || pathname.startsWith(start.endsWith('/') ? start : `${start}/`),
    )
  )
    return 'not_public'
  if (files.some((start) => pathname.startsWith(start))) return 'found'
  if (pages.has(pathname) && !lists.has(pathname)) return 'found'
  return undefined
}

/** Lists on which items stand in collections, by their addresses: an anchor there names one of these, or an item without a page. */
const lists = new Map<string, ContentKind>(
  kindsWith('collected').flatMap((kind) => {
    const { list, membersPath } = factsOf(kind)
    const [membersList] = isAnchored(kind) ? (membersPath?.('').split('#') ?? []) : []
    return [list?.path, membersList].flatMap((path): [string, ContentKind][] => (path ? [[path, kind]] : []))
  }),
)

/** The addresses of items, with `:address` where the slug or the id stands. */
const places = contentKinds.flatMap((kind) => {
  const { readerPath, membersPath, filePath } = factsOf(kind)
  const forms = [readerPath(':address', ':parent'), membersPath?.(':address'), filePath?.(':address')]
  return forms.flatMap((form) =>
    form && !form.includes('#') ? [{ kind, pattern: new URLPattern({ pathname: form }) }] : [],
  )
})

/** Whether its items stand on one page, each at an anchor. */
function isAnchored(kind: ContentKind): boolean {
  return factsOf(kind).readerPath('', '').includes('#')
}

function withoutSlash(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
}

function targetOf(href: string, path: string, hash: string): Target | undefined {
  const anchor = decoded(hash.slice(1))
  const list = lists.get(path)
  if (list) return { href, kind: list, address: '', anchor }
  for (const { kind, pattern } of places) {
    const address = pattern.exec({ pathname: path })?.pathname.groups['address']
    if (address) return { href, kind, address: decoded(address), anchor }
  }
  return undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

async function statesOf(
  ctx: Context,
  targets: readonly Target[],
  self: Pick<Item, 'id' | 'slug'>,
): Promise<[string, LinkState][]> {
  const addresses = [...new Set(targets.map(({ address, anchor }) => address || anchor).filter(Boolean))]
  if (addresses.length === 0) return targets.map(({ href }) => [href, 'found'])
  const [current, former, collections] = await Promise.all([
    selectAddressedItems(ctx.readDb, addresses),
    selectFormerlyAddressedItems(ctx.readDb, addresses),
    selectCollectionSlugs(ctx.readDb, addresses),
  ])
  const ids = [...current, ...former].map(({ id }) => id)
  const shown = ids.length > 0 ? await selectShownHeadings(ctx.readDb, ids, ctx.now) : []

  const stateOfItem = (kind: ContentKind, address: string, anchor: string): LinkState => {
    const is = (item: { kind: string }) => item.kind === kind
    const now = current.find((item) => is(item) && (item.slug === address || item.id === address))
    const item = now ?? former.find((one) => is(one) && one.formerSlug === address)
    if (!item) return 'not_found'
    if (item.deletedAt !== null) return 'in_bin'
    const texts = shown.filter((text) => text.itemId === item.id)
    if (texts.length === 0 && item.id !== self.id) return 'not_published'
    const headings = texts.flatMap((text) => toJson<HeadingEntry[]>(text.headings))
    if (anchor && item.id !== self.id && !headings.some(({ id }) => id === anchor)) return 'no_anchor'
    return now && item.slug === address ? 'found' : 'old_address'
  }
  return targets.map(({ href, kind, address, anchor }) => {
    if (address) return [href, stateOfItem(kind, address, anchor)]
    if (!anchor || collections.some(({ slug }) => slug === anchor)) return [href, 'found']
    const state = isAnchored(kind) ? stateOfItem(kind, anchor, '') : 'not_found'
    return [href, state === 'not_found' || state === 'old_address' ? 'no_anchor' : state]
  })
}
