import type { QueryKey } from '@tanstack/react-query'
import type { LoaderFunction } from 'react-router'
import { redirect } from '#platform/web/router/route-answers.ts'
import { asAddressText, type AddressText } from '#platform/api-operations.ts'
import type { Language } from '#platform/languages.ts'
import { loadContext } from '#platform/web/query-client.ts'
import { orNotFound } from './or-not-found.ts'

/** Loads a list as its address filters it. */
export function loadList(
  queryOf: (language: Language, search: URLSearchParams) => { queryKey: QueryKey },
): LoaderFunction {
  return async ({ context, request }) => {
    const { queryClient, language } = context.get(loadContext)
    await orNotFound(queryClient.ensureQueryData(queryOf(language, withoutEmpty(request.url))))
    return null
  }
}

/** Whether the address shows a part of the list only; its pages do not count. */
export function isFilteredBy(search: URLSearchParams, names: readonly string[]): boolean {
  return names.some((name) => search.has(name))
}

/** The filters of a list as they stand in its address: only the names that the list knows. */
export function listQuery<Name extends string>(
  search: URLSearchParams,
  names: readonly Name[],
): { [N in Name]?: AddressText } {
  const filter: { [N in Name]?: AddressText } = {}
  for (const name of names) {
    const value = search.get(name)
    if (value) filter[name] = asAddressText(value)
  }
  return filter
}

/** Goes on to the same view without the parameters that a form sends empty. */
export function withoutEmpty(address: string): URLSearchParams {
  const { pathname, searchParams } = new URL(address)
  const filled = new URLSearchParams([...searchParams].filter(([, value]) => value !== ''))
  if (filled.size === searchParams.size) return searchParams
  throw redirect(filled.size > 0 ? `${pathname}?${filled}` : pathname)
}
