import { useSyncExternalStore } from 'react'

const holds = new Set<symbol>()
const listeners = new Set<() => void>()

/** Keeps the page on screen when the session ends, for the words on it that are not saved. Gives how to let it go. */
export function holdPage(): () => void {
  const hold = Symbol('hold')
  holds.add(hold)
  tell()
  return () => {
    holds.delete(hold)
    tell()
  }
}

/** Whether the page that is shown holds words that are not saved. */
export function isPageHeld(): boolean {
  return holds.size > 0
}

export function useHeldPage(): boolean {
  return useSyncExternalStore(listen, isPageHeld, () => false)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}
