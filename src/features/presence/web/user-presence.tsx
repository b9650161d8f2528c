import { useCallback, useEffect, useRef, useState } from 'react'
import { useApi } from '#platform/web/query-client.ts'
import { useSession } from '#platform/web/session.ts'
import { startHeartbeat } from './heartbeat.ts'
import { watchInactivity, type InactivityWatch } from './inactivity-watch.ts'
import { InactivityWarning } from './inactivity-warning.tsx'
import { listenForLeaving } from './leave-listener.ts'
import { sendBeacon, sendHeartbeat } from './report-presence.ts'
import { createSharedActivity } from './shared-activity.ts'
import { followVideoFrames } from './video-frames.ts'

/** Everything it starts ends with the session: timer, listeners, heartbeat. */
export function UserPresence({ uid, onInactive }: { uid: string; onInactive(): void }) {
  const api = useApi()
  const { signOut } = useSession()
  const [warning, setWarning] = useState<InactivityWatch | null>(null)
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
    const watch = watchInactivity({
      target: window,
      shared,
      onPhase(phase) {
        setWarning(phase === 'warning' ? watch : null)
        if (phase === 'expired') expire.current()
      },
    })
    const stopFrames = followVideoFrames(document, watch.stay)
    const stopHeart = startHeartbeat(document, () => void beat(watch.takeActivity()))
    const stopListening = listenForLeaving(window, {
      onLeave: () => sendBeacon(uid),
      onReturn: () => void beat(true),
    })
    return () => {
      watch.stop()
      stopFrames()
      stopHeart()
      stopListening()
    }
  }, [uid, beat, expire])

  if (!warning) return null
  return (
    <InactivityWarning
      remaining={warning.remaining}
      onStay={() => {
        warning.stay()
        void beat(warning.takeActivity())
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
