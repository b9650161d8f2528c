import { isLanguage } from '#platform/languages.ts'
import type { ApiAnswer } from '#platform/api-operations.ts'

/**
 * Search words and unknown parameters make endlessly many addresses; only the bounded ones may be kept, in the order in which the
 * site's own links name them.
 */
const bounded = ['category', 'orFirst', 'level', 'in', 'tag', 'type', 'page']

/**
 * Whether a page at this address may be kept, as far as the address tells. One page has endlessly many spellings that the router
 * takes for the same; only the plain one is kept.
 */
export function isKeepable(address: URL): boolean {
  return /^\/$|^(\/[a-z0-9][a-z0-9.-]*)+$/.test(address.pathname) && isBounded(address)
}

/** Whether an address has only parameters that are bounded, in their one spelling. */
export function isBounded({ search, searchParams }: URL): boolean {
  if (search !== '' && search !== `?${searchParams}`) return false
  const names = [...searchParams.keys()]
  const language = names.indexOf('lang')
  if (language > 0 && language < names.length - 1) return false
  const places = names.filter((name) => name !== 'lang').map((name) => bounded.indexOf(name))
  const isInOrder = places.every((place, at) => place > (places[at - 1] ?? -1))
  return isInOrder && names.length - places.length < 2 && [...searchParams].every(isPlainValue)
}

function isPlainValue([name, value]: [string, string]): boolean {
  if (name === 'lang') return isLanguage(value)
  return name === 'page' ? /^[1-9]\d*$/.test(value) : /^[a-z0-9-]+$/.test(value)
}

/**
 * Follows what a page asks of the API while it is made. Its address is worth keeping when every filter in it was asked for as it
 * stands there, and something was found: a tag or a number of a page that does not exist finds nothing. Below the first level it
 * must have found something at all, because pages that the browser fills are the same for every name.
 */
export function watchFilters({ pathname, searchParams }: URL) {
  const open = new Set([...searchParams.keys()].filter((name) => name !== 'lang'))
  let isFound = !/^\/.*\//.test(pathname)
  return {
    isSatisfied: () => isFound && open.size === 0,
    async note(path: string, answer: Pick<ApiAnswer, 'ok' | 'json'>): Promise<void> {
      if (!answer.ok) return
      isFound = true
      if (open.size === 0) return
      const asked = new URL(path, 'http://site').searchParams
      const met = [...open].filter((name) => asked.get(name) === searchParams.get(name))
      if (met.length === 0 || !hasItems(await answer.json())) return
      for (const name of met) open.delete(name)
    },
  }
}

/** Whether a list stands somewhere in an answer, by itself or within its sections, that is not empty. */
function hasItems(answer: unknown, levels = 3): boolean {
  if (answer === null || typeof answer !== 'object' || levels === 0) return false
  if ('items' in answer && Array.isArray(answer.items) && answer.items.length > 0) return true
  return Object.values(answer).some((part) => hasItems(part, levels - 1))
}
