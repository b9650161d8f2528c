import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

/**
 * The token of a link in a mail: undefined until the page runs, null when there is none. It is taken out of the address, so
 * that it stays neither in the history nor in a shared link.
 */
export function useMailToken(): string | null | undefined {
  const [search] = useSearchParams()
  const [token, setToken] = useState<string | null>()
  useEffect(() => {
    setToken((known) => known ?? search.get('token'))
    const url = new URL(location.href)
    if (!url.searchParams.has('token')) return
    url.searchParams.delete('token')
    history.replaceState(history.state, '', url)
  }, [search])
  return token
}
