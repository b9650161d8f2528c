import { useRef } from 'react'

/** Runs work after what is already under way, whether that succeeds or not. */
export function useTurns() {
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = queue.current.then(work, work)
    queue.current = turn.catch(() => undefined)
    return turn
  }
}
