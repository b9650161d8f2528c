import { useCallback, useEffect, useRef, useState } from 'react'
import { useApi } from '#platform/web/query-client.ts'
import { useSession } from '#platform/web/session.ts'
import { startHeartbeat } from './heartbeat.ts'
import { watchInactivity, type InactivityWatch } from './inactivity-watch.ts'
import { InactivityWarning } from './inactivity-warning.tsx'
import { listenForLeaving } from './leave-listener.ts'
import { sendBeacon, sendHeartbeat } from './report-presence.ts'
import { createSharedActivity } from './shared-activity.ts'

/** While somebody is signed in: follows activity, reports presence, and signs out after inactivity. `onInactive` leads away from the page. */
export function Presence({ onInactive }: { onInactive(): void }) {
  const { user } = useSession()
  return user && <UserPresence key={user.uid} uid={user.uid} onInactive={onInactive} />
}

/** Everything it starts ends with the session: timer, listeners, heartbeat. */
function UserPresence({ uid, onInactive }: { uid: string; onInactive(): void }) {
  const api = useApi()
  const { signOut } = useSession()
  const [watch, setWatch] = useState<InactivityWatch | null>(null)
  const [isWarned, setWarned] = useState(false)
  const expire = useLatest(() => {
    console.warn('User inactive. Logging out...')
    void signOut('inactive')
    onInactive()
  })
  const beat = useCallback(
    // A heartbeat that is lost is made good by the next; one that says the session is over is noticed by the API.
    (active: boolean) => sendHeartbeat(api, uid, active).catch(() => {}),
    [api, uid],
  )

  useEffect(() => {
    const shared = createSharedActivity(() => localStorage)
    const started = watchInactivity({
      target: window,
      shared,
      onPhase(phase) {
        setWarned(phase === 'warning')
        if (phase === 'expired') expire.current()
      },
    })
    setWatch(started)
    const stopHeart = startHeartbeat(document, () => void beat(started.takeActivity()))
    const stopListening = listenForLeaving(window, { onLeave: () => sendBeacon(uid), onReturn: () => void beat(true) })
    return () => {
      started.stop()
      stopHeart()
      stopListening()
    }
  }, [uid, beat, expire])

  if (!watch || !isWarned) return null
  return (
    <InactivityWarning
      remaining={watch.remaining}
      onStay={() => {
        watch.stay()
        void beat(watch.takeActivity())
      }}
    />
  )
}

/** The newest version of a callback for an effect that must not start again with it. */
function useLatest<T>(value: T) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
