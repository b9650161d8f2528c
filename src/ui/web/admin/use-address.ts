import { useSearchParams } from '#platform/web/router/router.ts'
import { asAddressText } from '#platform/api-operations.ts'

/** What a list shows, kept in the address so that it can be shared and gone back to. */
export function useAddress() {
  const [params, setParams] = useSearchParams()
  return {
    read: (name: string) => asAddressText(params.get(name) ?? ''),
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    /**
     * Changes the named members; an empty value removes one. Anything but a page starts at the first page again. Going back
     * leads to what was shown before, but for words that are being typed.
     */
    set(change: Record<string, string>) {
      // The address itself, not what was last rendered: two changes in quick succession must both count.
      const next = new URLSearchParams(window.location.search)
      const replace = 'q' in change && next.has('q')
      if (!('page' in change)) next.delete('page')
      for (const [name, value] of Object.entries(change)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      setParams(next, { replace, preventScrollReset: true })
    },
  }
}
