import { useEffect, useEffectEvent, useRef } from 'react'
import { useSession } from './session.ts'

/** Pages are rendered for guests; once it is known that a member opened this one, what members get more of is asked for again. */
export function useOwnAnswer(refetch: () => unknown): void {
  const { state } = useSession()
  const before = useRef(state)
  const ask = useEffectEvent(refetch)
  useEffect(() => {
    if (before.current === 'loading' && state === 'signed-in') ask()
    before.current = state
  }, [state])
}
