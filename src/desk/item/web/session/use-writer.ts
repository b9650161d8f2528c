import { useEffect, useState } from 'react'
import { holdPage } from '#platform/web/held-page.ts'
import { useSession } from '#platform/web/session.ts'

export type Writer = ReturnType<typeof useWriter>

/** Who began to write on this page, and whether it is still they who are signed in: nobody else saves their words. */
export function useWriter() {
  const { state, user } = useSession()
  const [owner, setOwner] = useState(user)
  if (!owner && user) setOwner(user)
  const isOwn = !owner || state === 'loading' || user?.uid === owner.uid
  return { owner, isOwn, other: isOwn ? null : user, mustAddFactor: user?.mustAddFactor === true }
}

/** Keeps the page when the session ends before everything is saved. */
export function useHold(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? holdPage() : undefined), [isUnsaved])
}
