import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { latePart } from '#platform/web/late-part.tsx'
import { useSession } from '#platform/web/session.ts'
import { forgetAnswers } from './kept-answer.ts'

const SelfChecksHere = latePart(async () => (await import('./self-checks-here.tsx')).SelfChecksHere)

/** Answers the questions that stand in texts, with scripts that come with the first text that asks one. */
export function SelfChecks() {
  useForgetAtSignOut()
  return useAreThere() && <SelfChecksHere />
}

/** Before the page is taken over: what was answered until then is done again for whoever listens. */
export async function fetchSelfChecks(): Promise<void> {
  if (isAsked()) await SelfChecksHere.fetchScript().catch(() => undefined)
}

function isAsked(): boolean {
  return document.querySelector('form.self-check') !== null
}

/** Texts come and go without this page being loaded anew. */
function useAreThere(): boolean {
  const [areThere, setThere] = useState(false)
  useLayoutEffect(() => {
    if (areThere) return undefined
    const look = () => setThere(isAsked())
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true })
    look()
    return () => observer.disconnect()
  }, [areThere])
  return areThere
}

/** What a member has begun to answer goes with them, however their session ended. */
function useForgetAtSignOut(): void {
  const uid = useSession().user?.uid
  const last = useRef(uid)
  useEffect(() => {
    if (last.current !== undefined && uid !== last.current) forgetAnswers()
    last.current = uid
  }, [uid])
}
