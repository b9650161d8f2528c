import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'

const room = 'draft'

/**
 * What a user has typed and not saved, kept in this page's memory: a session that ends meanwhile does not lose it, and
 * after signing in again it is there. Nobody else sees it, and a reader who signs out takes it along.
 */
export function useDraft<T>({ uid, name, saved }: { uid: string; name: string; saved: T }) {
  const queryClient = useQueryClient()
  const key = [room, uid, name]
  const [found] = useState(() => queryClient.getQueryData<T>(key))
  const [typed, setTyped] = useState(found ?? saved)
  return {
    typed,
    wasKept: found !== undefined,
    type(value: T) {
      setTyped(value)
      queryClient.setQueryDefaults([room], { gcTime: Infinity })
      queryClient.setQueryData(key, value)
    },
    forget: () => queryClient.removeQueries({ queryKey: key }),
  }
}

export function forgetDrafts(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: [room] })
}

export function isDraft(key: readonly unknown[]): boolean {
  return key[0] === room
}
