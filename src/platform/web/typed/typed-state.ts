import { useState } from 'react'
import { useSession } from '../session.ts'
import { findTyped, forgetTyped, forgetTypedOnce, keepTyped } from './typed-store.ts'

/**
 * What a signed-in reader has typed into fields that React holds, kept in this tab until it is forgotten. Null: nothing since; the
 * saved value is shown then. `name` belongs to one shape of value.
 */
export function useTypedState<T>(name: string) {
  const { user } = useSession()
  const place = placeOf(name, user?.uid)
  const [typed, setTyped] = useState(() => asKept<T>(findTyped(place)))
  return {
    typed,
    type(value: T) {
      setTyped(value)
      keepTyped(place, value)
    },
    /** It is saved, and goes on being shown. */
    settle: () => forgetTyped(place),
    /** The same once what was made of it is safe elsewhere. */
    settleOnce: (safe: Promise<void>) => void forgetTypedOnce(place, safe),
    forget() {
      setTyped(null)
      forgetTyped(place)
    },
  }
}

/** Whether something that was typed under a name is kept, as often as it is asked. */
export function useIsTyped(): (name: string) => boolean {
  const { user } = useSession()
  return (name) => findTyped(placeOf(name, user?.uid)) !== null
}

function placeOf(name: string, uid = ''): string {
  return `${name} ${uid}`
}

/** Only `type` writes there. */
function asKept<T>(value: unknown): T | null {
  return value as T | null
}
