import { useSession } from '#platform/web/session.ts'
import { UserPresence } from './user-presence.tsx'

/** While somebody is signed in: follows activity, reports presence, and signs out after inactivity. `onInactive` leads away from the page. */
export function Presence({ onInactive }: { onInactive(): void }) {
  const { user } = useSession()
  return user && <UserPresence key={user.uid} uid={user.uid} onInactive={onInactive} />
}
