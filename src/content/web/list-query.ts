import { redirect } from 'react-router'
import type { Query } from '#platform/web/api-client.ts'

/** The filters of a list as they stand in its address: only the names that the list knows. */
export function listQuery(
  search: URLSearchParams,
  names: readonly string[] = ['q', 'tag', 'level', 'page'],
): Query {
  return Object.fromEntries(names.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])))
}

/** Goes on to the same view without the parameters that a form sends empty. */
export function withoutEmpty(address: string): URLSearchParams {
  const { pathname, searchParams } = new URL(address)
  const filled = new URLSearchParams([...searchParams].filter(([, value]) => value !== ''))
  if (filled.size === searchParams.size) return searchParams
  throw redirect(filled.size > 0 ? `${pathname}?${filled}` : pathname)
}
