import { useEffect } from 'react'
import { useApi } from '../query-client.ts'
import { nextReader } from './entries.ts'
import type { OpenOutbox } from './open-outbox.ts'

/**
 * What waits on this device for an account that is no more never goes out, and is nobody else's to discard: it goes. The server is
 * asked once a page about each account but the reader's, and again with the next connection where it could not answer.
 */
export function useGoneOwners(outbox: OpenOutbox | undefined, reader: string | null | undefined): void {
  const api = useApi()
  useEffect(() => {
    if (!outbox || reader === undefined) return undefined
    const asked = new Set<string | null>([null, nextReader, reader])
    const ask = () => {
      if (!navigator.onLine) return
      for (const { owner } of outbox.actions.read()) {
        if (owner === null || asked.has(owner)) continue
        asked.add(owner)
        api.get('/api/session/accounts/{uid}', { path: { uid: owner } }).then(
          ({ isGone }) => isGone && outbox.forgetOwner(owner),
          () => asked.delete(owner),
        )
      }
    }
    ask()
    const unfollow = outbox.actions.subscribe(ask)
    addEventListener('online', ask)
    return () => {
      unfollow()
      removeEventListener('online', ask)
    }
  }, [outbox, reader, api])
}
