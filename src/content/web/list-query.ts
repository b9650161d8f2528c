import type { Query } from '#platform/web/api-client.ts'

/** The filters of a list as they stand in its address: only the names that the list knows. */
export function listQuery(
  search: URLSearchParams,
  names: readonly string[] = ['q', 'tag', 'level', 'page'],
): Query {
  return Object.fromEntries(names.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])))
}
