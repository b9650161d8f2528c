import { useState } from 'react'
import { useSearchParams } from '#platform/web/router/router.ts'
import { doneParameter } from '#platform/posted-form.ts'

/**
 * The address that a mail has gone to, or null while the form is shown. Empty when the browser sent the form by itself: the page
 * that comes then knows of no address, and says so in its own address.
 */
export function useMailedTo(): [string | null, (email: string | null) => void] {
  const [search, setSearch] = useSearchParams()
  const [mailedTo, setMailedTo] = useState<string | null>(null)
  const isDone = search.has(doneParameter)
  return [
    mailedTo ?? (isDone ? '' : null),
    (email) => {
      setMailedTo(email)
      if (!isDone || email !== null) return
      const rest = new URLSearchParams(search)
      rest.delete(doneParameter)
      setSearch(rest, { replace: true })
    },
  ]
}
