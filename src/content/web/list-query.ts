import { redirect } from 'react-router'
import { asAddressText, type AddressText } from '#platform/api-operations.ts'

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
