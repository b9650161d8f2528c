import { useEffect, useId, useRef, useState } from 'react'
import type { Blocker, BlockerFunction } from 'react-router'
import { useRouter } from './router.ts'

/** Asks before a page is left for another one of this site. */
export function useBlocker(isBlocked: BlockerFunction): Blocker {
  const router = useRouter()
  const key = useId()
  const latest = useRef(isBlocked)
  const [blocker, setBlocker] = useState<Blocker>()
  useEffect(() => {
    latest.current = isBlocked
  })
  useEffect(() => {
    router.getBlocker(key, (move) => latest.current(move))
    const stop = router.subscribe(({ blockers }) => setBlocker(blockers.get(key)))
    return () => {
      stop()
      router.deleteBlocker(key)
    }
  }, [router, key])
  return blocker ?? { state: 'unblocked', proceed: undefined, reset: undefined, location: undefined }
}
