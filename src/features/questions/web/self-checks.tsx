import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { latePart } from '#platform/web/late/late-part.tsx'
import { isAnyNear, useNear } from '#platform/web/late/near.ts'
import { useSession } from '#platform/web/session.ts'
import { HeldLine } from '#ui/states/held-line.tsx'
import { keepAnswer } from './kept-answer.ts'

const load = () => import('./self-checks-here.tsx')
const SelfChecksHere = latePart(
  async () => {
    const { SelfChecksHere, fetchForForms } = await load()
    await fetchForForms()
    return SelfChecksHere
  },
  { words: ['features/questions'] },
)

/**
 * Answers the questions that stand in texts, with scripts that come with the first one that a reader comes near: most texts are left
 * before their questions.
 */
export function SelfChecks() {
  const areNear = useNear(forms)
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

/** The scripts for a page that is kept to be read without a connection. */
export async function fetchSelfChecksAhead(): Promise<void> {
  await SelfChecksHere.fetchScript()
  await (await load()).fetchForAll()
}

/** Before the page is taken over: what was answered until then is done again for whoever listens. */
export async function fetchSelfChecks(): Promise<void> {
  if (isAnyNear(forms)) await SelfChecksHere.fetchScript().catch(() => undefined)
}

const forms = 'form.self-check'
/** What is answered while the script is on its way is kept, and sent once there is somebody who shows what comes of it. Gives the form that waits for a connection. */
function useHeld(isListening: boolean): HTMLFormElement | null {
  const held = useRef<[HTMLFormElement, HTMLElement | null]>(null)
  const [waiting, setWaiting] = useState<HTMLFormElement | null>(null)
  const { user } = useSession()
  const keepOwn = useEffectEvent((form: HTMLFormElement) => keepAnswer(form, user?.uid))
  useLayoutEffect(() => {
    if (isListening) {
      const [form, submitter] = held.current ?? []
      if (form?.isConnected) form.requestSubmit(submitter)
      return undefined
    }
    const keep = ({ target }: Event) => {
      const form = formAt(target)
      if (form) keepOwn(form)
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
