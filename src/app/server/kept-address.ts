import { isLanguage } from '#platform/languages.ts'

/** Search words and unknown parameters make endlessly many addresses; only the bounded ones may be kept. */
const bounded = new Set(['page', 'tag', 'level', 'type', 'category'])

/** Whether a page at this address may be kept, as far as the address tells. */
export function isKeepable({ searchParams }: URL): boolean {
  const names = [...searchParams.keys()]
  if (new Set(names).size < names.length) return false
  return [...searchParams].every(([name, value]) => (name === 'lang' ? isLanguage(value) : bounded.has(name)))
}

/**
 * Follows what a page asks of the API while it is made. Its address is worth keeping when every filter in it was asked for as it
 * stands there, and something was found: a tag or a number of a page that does not exist finds nothing.
 */
export function watchFilters({ searchParams }: URL) {
  const open = new Set([...searchParams.keys()].filter((name) => name !== 'lang'))
  return {
    isSatisfied: () => open.size === 0,
    async note(path: string, answer: Response): Promise<void> {
      if (open.size === 0 || !answer.ok) return
      const asked = new URL(path, 'http://site').searchParams
      const met = [...open].filter((name) => asked.get(name) === searchParams.get(name))
      if (met.length === 0 || !hasItems(await answer.clone().json())) return
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
