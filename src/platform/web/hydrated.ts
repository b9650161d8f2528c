import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server's markup and in the first render that adopts it, true from then on: what only a running page can do waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
