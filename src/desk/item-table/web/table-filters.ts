import type { ListedState } from '#content/contract.ts'
import type { ContentKind } from '#content/kinds.ts'
import type { StaleFilter } from '../contract.ts'
import type { Language } from '#platform/languages.ts'
import { apiQuery } from '#platform/web/query-client.ts'
import type { useAddress } from '#ui/web/admin/use-address.ts'

type Address = ReturnType<typeof useAddress>

/** Members of the address that leave rows out. */
export const filterNames = ['q', 'en', 'am', 'stale', 'tag', 'author', 'collection', 'use', 'form'] as const

/** In the order in which texts pass through them; `changed`, `unpublished` and `missing` are ways to look at them. */
export const states = [
  'published',
  'unpublished',
  'changed',
  'draft',
  'in_review',
  'scheduled',
  'archived',
  'missing',
] as const satisfies readonly ListedState[]

/** Old translations that readers see, and drafts that moved on without them. */
export const staleFilters = [
  'readers_any',
  'readers_en',
  'readers_am',
  'draft_any',
  'draft_en',
  'draft_am',
] as const satisfies readonly StaleFilter[]

/** What the member `sort` of the address means to the API; the first one holds when there is none. */
export const sorts = {
  updated: { sort: 'updated', direction: 'desc' },
  'updated-asc': { sort: 'updated', direction: 'asc' },
  title: { sort: 'title', direction: 'asc' },
  'title-desc': { sort: 'title', direction: 'desc' },
  published: { sort: 'published', direction: 'desc' },
  'published-asc': { sort: 'published', direction: 'asc' },
  order: { sort: 'order', direction: 'asc' },
  'order-desc': { sort: 'order', direction: 'desc' },
} as const

export type Sort = keyof typeof sorts

/** The rows that an address asks for. */
export function rowsQuery(kind: ContentKind, { read, page }: Address, lang: Language) {
  const filters = Object.fromEntries(filterNames.map((name) => [name, read(name)]))
  return apiQuery('/api/admin/items', {
    query: {
      kind,
      page,
      ...filters,
      ...sorts[sortIn(read('sort'))],
      bin: read('bin'),
      lang,
    },
  })
}

/** Everything but the page and the order: while it stays, so does what is selected. */
export function filterIn({ read }: Address): string {
  return [...filterNames, 'bin'].map((name) => `${name}=${read(name)}`).join('&')
}

function sortIn(name: string): Sort {
  return isSort(name) ? name : 'updated'
}

function isSort(name: string): name is Sort {
  return Object.hasOwn(sorts, name)
}
