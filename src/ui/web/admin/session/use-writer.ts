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

/** Nobody else saves what somebody typed into the form or dialog: leads to the way on, which `SessionOver` shows there. */
export function leadToSignIn(inside: Element | null): void {
  inside?.querySelector<HTMLElement>('[data-ended] :is(a, button)')?.focus()
}

/** Keeps the page when the session ends before everything is saved. */
export function useHold(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? holdPage() : undefined), [isUnsaved])
}
