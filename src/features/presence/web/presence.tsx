import { latePart } from '#platform/web/late/late-part.tsx'
import { useSession } from '#platform/web/session.ts'

const UserPresence = latePart(async () => (await import('./user-presence.tsx')).UserPresence)

/** While somebody is signed in: follows activity, reports presence, and signs out after inactivity. `onInactive` leads away from the page. */
export function Presence({ onInactive }: { onInactive(): void }) {
  const { user } = useSession()
  return user && <UserPresence key={user.uid} uid={user.uid} onInactive={onInactive} />
}
