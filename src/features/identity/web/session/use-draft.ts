import { useState } from 'react'
import { useQueryClient } from '#platform/web/answers/queries.ts'
import { findTyped, forgetTyped, keepTyped } from '#platform/web/typed/typed-store.ts'
import { room } from './drafts.ts'

/**
 * The fields of a record that a user has changed and not saved, kept in this tab: neither a reload nor a session that ends meanwhile
 * loses them, and after signing in again they are there. Nobody else sees them, and a reader who signs out takes them along.
 */
export function useDraft<T extends object>({ uid, name }: { uid: string; name: string }) {
  const queryClient = useQueryClient()
  const key = [room, uid, name]
  const place = `${room} ${uid} ${name}`
  const find = () => queryClient.getQueryData<Partial<T>>(key) ?? asDraft<Partial<T>>(findTyped(place)) ?? {}
  const [changed, setChanged] = useState(find)

  const keep = (fields: Partial<T>) => {
    setChanged(fields)
    if (Object.keys(fields).length === 0) {
      queryClient.removeQueries({ queryKey: key })
      return forgetTyped(place)
    }
    queryClient.setQueryDefaults([room], { gcTime: Infinity })
    queryClient.setQueryData(key, fields)
    keepTyped(place, fields)
  }
  return {
    changed,
    change: (values: Partial<T>) => keep({ ...find(), ...values }),
    /** Forgets what has been saved; what was typed into a field meanwhile stays. */
    settle: (saved: Partial<T>) => keep(unlike(find(), saved)),
  }
}

/** The fields that have another value in the other record. */
export function unlike<T extends object>(fields: Partial<T>, others: Partial<T>): Partial<T> {
  const left = { ...fields }
  for (const name in left) if (left[name] === others[name]) delete left[name]
  return left
}

/** Only `keep` writes there. */
function asDraft<T>(value: unknown): T | undefined {
  return (value ?? undefined) as T | undefined
}
