import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useAnswers } from '#platform/web/answers/answers.ts'
import { readAgain, readsUnder, useApi } from '../query-client.ts'
import { useSession } from '../session.ts'
import { createOutboxHolder, OutboxHolderProvider } from './outbox-holder.ts'

/** Gives every page the outbox of this device; once it is opened, tells it who is signed in, and has answers read again that what went out has changed. */
export function OutboxProvider({ children }: { children: ReactNode }) {
  const { state, user, gone, refresh } = useSession()
  const answers = useAnswers()
  const api = useApi()
  const doubt = useRef(refresh)
  const [holder] = useState(createOutboxHolder)
  const outbox = useSyncExternalStore(holder.subscribe, holder.read, () => undefined)
  const uid = state === 'loading' ? undefined : (user?.uid ?? null)

  useEffect(() => {
    doubt.current = refresh
  }, [refresh])

  useEffect(
    () =>
      outbox?.start({
        onSessionDoubt: () => void doubt.current('expired').catch(() => {}),
        onSent: ({ touches }) =>
          void answers.open().then(
            (queryClient) => readAgain(queryClient, readsUnder(touches)),
            () => {},
          ),
      }),
    [outbox, answers],
  )
  useEffect(() => outbox?.setOwner(uid), [outbox, uid])
  useEffect(() => {
    if (uid === undefined) return undefined
    return outbox?.followGone(uid, async (owner) => {
      const { isGone } = await api.get('/api/session/accounts/{uid}', { path: { uid: owner } })
      return isGone
    })
  }, [outbox, uid, api])
  // With an account goes what it had not sent.
  useEffect(() => {
    if (gone) outbox?.forgetOwner(gone)
  }, [outbox, gone])

  return <OutboxHolderProvider value={holder}>{children}</OutboxHolderProvider>
}
