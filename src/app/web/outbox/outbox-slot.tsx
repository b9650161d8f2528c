import { useSyncExternalStore } from 'react'
import { unsentKey } from '#platform/page/late-scripts.ts'
import { latePart } from '#platform/web/late/late-part.tsx'
import { useOutboxHolder } from '#platform/web/outbox/outbox-holder.ts'
import { useSession } from '#platform/web/session.ts'

const OutboxLine = latePart(async () => (await import('./outbox-line.tsx')).OutboxLine, {
  words: ['app/web/outbox', 'ui/states'],
})

/** Opens the outbox where there may be something in it: for members, for what waits from before, and once somebody has opened it to send. */
export function OutboxSlot() {
  const { user } = useSession()
  const { subscribe, read } = useOutboxHolder()
  const isOpen = useSyncExternalStore(subscribe, () => read() !== undefined, never)
  const isWaiting = useSyncExternalStore(onStorage, isAnythingUnsent, never)
  return (user !== null || isOpen || isWaiting) && <OutboxLine />
}

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
