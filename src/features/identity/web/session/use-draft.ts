import { useState } from 'react'
import { useQueryClient } from '#platform/web/answers/queries.ts'
import { findTyped, forgetTyped, keepTyped } from '#platform/web/typed/typed-store.ts'
import { room } from './drafts.ts'

/**
 * What a user has typed and not saved, kept in this tab: neither a reload nor a session that ends meanwhile loses it, and
 * after signing in again it is there. Nobody else sees it, and a reader who signs out takes it along.
 */
export function useDraft<T>({ uid, name, saved }: { uid: string; name: string; saved: T }) {
  const queryClient = useQueryClient()
  const key = [room, uid, name]
  const place = `${room} ${uid} ${name}`
  const [found] = useState(() => queryClient.getQueryData<T>(key) ?? asDraft<T>(findTyped(place)))
  const [typed, setTyped] = useState(found ?? saved)
  return {
    typed,
    wasKept: found !== undefined,
    type(value: T) {
      setTyped(value)
      queryClient.setQueryDefaults([room], { gcTime: Infinity })
      queryClient.setQueryData(key, value)
      keepTyped(place, value)
    },
    forget() {
      queryClient.removeQueries({ queryKey: key })
      forgetTyped(place)
    },
  }
}

/** Only `type` writes there. */
function asDraft<T>(value: unknown): T | undefined {
  return (value ?? undefined) as T | undefined
}
