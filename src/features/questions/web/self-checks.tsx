import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { latePart } from '#platform/web/late/late-part.tsx'
import { useSession } from '#platform/web/session.ts'
import { HeldLine } from '#ui/states/held-line.tsx'
import { forgetAnswers, keepAnswer } from './kept-answer.ts'

const SelfChecksHere = latePart(async () => (await import('./self-checks-here.tsx')).SelfChecksHere)

/**
 * Answers the questions that stand in texts, with scripts that come with the first one that a reader comes near: most texts are left
 * before their questions.
 */
export function SelfChecks() {
  useForgetAtSignOut()
  const areNear = useAreNear()
  const [isListening, setListening] = useState(false)
  const held = useHeld(isListening)
  const listen = useCallback(() => setListening(true), [])
  const place = held?.querySelector('[data-result]')
  return (
    <>
      {areNear && <SelfChecksHere onListening={listen} />}
      {place && !isListening && createPortal(<HeldLine />, place)}
    </>
  )
}

/** The script for a page that is kept to be read without a connection. */
export const fetchSelfChecksAhead = SelfChecksHere.fetchScript

/** Before the page is taken over: what was answered until then is done again for whoever listens. */
export async function fetchSelfChecks(): Promise<void> {
  if (isAnyNear()) await SelfChecksHere.fetchScript().catch(() => undefined)
}

const forms = 'form.self-check'
/** So many screens ahead a question is near: its script has a way to go. */
const ahead = 2

function isAnyNear(): boolean {
  return [...document.querySelectorAll(forms)].some((form) => {
    const { top, height } = form.getBoundingClientRect()
    return height > 0 && top < innerHeight * (1 + ahead)
  })
}

/** Texts come and go without this page being loaded anew. */
function useAreNear(): boolean {
  const [areNear, setNear] = useState(false)
  useLayoutEffect(() => {
    if (areNear) return undefined
    const sight = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `${ahead * 100}% 0px` },
    )
    const look = () => document.querySelectorAll(forms).forEach((form) => sight.observe(form))
    const observer = new MutationObserver(look)
    const lookAtOnce = () => setNear(isAnyNear())
    observer.observe(document.body, { childList: true, subtree: true })
    look()
    lookAtOnce()
    return () => {
      observer.disconnect()
      sight.disconnect()
    }
  }, [areNear])
  return areNear
}

/** What is answered while the script is on its way is kept, and sent once there is somebody who shows what comes of it. Gives the form that waits for a connection. */
function useHeld(isListening: boolean): HTMLFormElement | null {
  const held = useRef<[HTMLFormElement, HTMLElement | null]>(null)
  const [waiting, setWaiting] = useState<HTMLFormElement | null>(null)
  useLayoutEffect(() => {
    if (isListening) {
      const [form, submitter] = held.current ?? []
      if (form?.isConnected) form.requestSubmit(submitter)
      return undefined
    }
    const keep = ({ target }: Event) => {
      const form = formAt(target)
      if (form) keepAnswer(form)
    }
    const hold = (event: SubmitEvent) => {
      const form = formAt(event.target)
      if (!form) return
      event.preventDefault()
      held.current = [form, event.submitter]
      // Where it does not come though there is a connection, the page of the question marks the answer.
      SelfChecksHere.fetchScript().catch(() => (navigator.onLine ? form.submit() : setWaiting(form)))
    }
    document.addEventListener('input', keep)
    document.addEventListener('submit', hold)
    return () => {
      document.removeEventListener('input', keep)
      document.removeEventListener('submit', hold)
    }
  }, [isListening])
  return waiting
}

function formAt(target: EventTarget | null): HTMLFormElement | null {
  return target instanceof Element ? target.closest<HTMLFormElement>(`${forms}[data-question]`) : null
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
