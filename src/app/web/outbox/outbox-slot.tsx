import { useEffect, useState, useSyncExternalStore } from 'react'
import { unsentKey } from '#platform/page/late-scripts.ts'
import { latePart } from '#platform/web/late/late-part.tsx'
import { useOutboxHolder } from '#platform/web/outbox/outbox-holder.ts'
import { useSession } from '#platform/web/session.ts'

const OutboxLine = latePart(async () => (await import('./outbox-line.tsx')).OutboxLine, {
  words: ['app/web/outbox', 'ui/states'],
})

/** Opens the outbox where there may be something in it: for members, for what waits from before, and once somebody sends something. */
export function OutboxSlot() {
  const { user } = useSession()
  const isUsed = useIsUsed()
  const isWaiting = useSyncExternalStore(onStorage, isAnythingUnsent, never)
  return (user !== null || isUsed || isWaiting) && <OutboxLine />
}

/** True once something has lain in the outbox that this page has opened: what comes of it is said as long as the page stands. */
function useIsUsed(): boolean {
  const { subscribe, read } = useOutboxHolder()
  const outbox = useSyncExternalStore(subscribe, () => read()?.actions, notYet)
  const [isUsed, setUsed] = useState(false)
  useEffect(() => {
    if (!outbox) return undefined
    const look = () => setUsed((was) => was || outbox.read().length > 0)
    look()
    return outbox.subscribe(look)
  }, [outbox])
  return isUsed
}

function notYet(): undefined {}

/** Other tabs tell by it that something waits. */
function onStorage(listener: () => void): () => void {
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}

function isAnythingUnsent(): boolean {
  try {
    return localStorage.getItem(unsentKey) !== null
  } catch {
    // What was kept goes out when the page is used that sent it.
    return false
  }
}

function never(): boolean {
  return false
}
