import { useRef } from 'react'
import { useSteady } from '#platform/web/use-steady.ts'

/** Who saves while a saving is under way would be told that somebody else had saved: the next one waits, and sends what is then changed. */
export function useOneAfterAnother(work: () => Promise<void>): () => Promise<void> {
  const last = useRef(Promise.resolve())
  const newest = useSteady({ work })
  return () => {
    const next = last.current.then(() => newest.work())
    last.current = next.catch(() => undefined)
    return next
  }
}
