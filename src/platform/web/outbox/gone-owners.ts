import { nextReader } from './entries.ts'
import type { OpenOutbox } from './open-outbox.ts'

interface Asking {
  /** Who is signed in, of whom nobody need be asked. */
  reader: string | null
  /** Asks the server whether an account is no more. */
  isGone(owner: string): Promise<boolean>
}

/**
 * What waits on this device for an account that is no more never goes out, and is nobody else's to discard: it goes. The server is
 * asked once a page about each account but the reader's, and again with the next connection where it could not answer. Gives how to end that.
 */
export function followGoneOwners(
  { actions, forgetOwner }: Pick<OpenOutbox, 'actions' | 'forgetOwner'>,
  { reader, isGone }: Asking,
): () => void {
  const asked = new Set<string | null>([null, nextReader, reader])
  const ask = () => {
    if (!navigator.onLine) return
    for (const { owner } of actions.read()) {
      if (owner === null || asked.has(owner)) continue
      asked.add(owner)
      isGone(owner).then(
        (isOver) => isOver && forgetOwner(owner),
        () => asked.delete(owner),
      )
    }
  }
  ask()
  const unfollow = actions.subscribe(ask)
  addEventListener('online', ask)
  return () => {
    unfollow()
    removeEventListener('online', ask)
  }
}
