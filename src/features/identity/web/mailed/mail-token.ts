import { useEffect, useState } from 'react'
import { useSearchParams } from '#platform/web/router/router.ts'

/**
 * The token of a link in a mail, or null. It is taken out of the address, so that it stays neither in the history nor in
 * an address that somebody passes on.
 */
export function useMailToken(): string | null {
  const [search, setSearch] = useSearchParams()
  const [token] = useState(() => search.get('token'))
  const isInAddress = search.has('token')
  useEffect(() => {
    if (isInAddress) setSearch(withoutToken, { replace: true, preventScrollReset: true })
  }, [isInAddress, setSearch])
  return token
}

function withoutToken(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search)
  rest.delete('token')
  return rest
}
