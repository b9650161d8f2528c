import { useEffect, useEffectEvent, useRef } from 'react'
import { nextTry } from './machine/draft-state.ts'
import type { EditionDraft } from './use-edition-draft.ts'

/** After the last key, and at the latest after the first one that is not saved. Milliseconds. */
const [pause, longest] = [2000, 10_000]

/** How long to wait before trying again what failed for no fault of the text. */
const retryAfter = 10_000

/** Saves a text by itself, also once the network is back, for as long as the one who wrote it is signed in. */
export function useAutosave({ text, state, save, mayRetry }: EditionDraft, isOwn: boolean): void {
  const dirtySince = useRef<number>(null)
  const next = isOwn ? nextTry(state, mayRetry) : 'never'
  // What went wrong is said beside the text.
  const trySaving = useEffectEvent(() => void save({ keep: false }).catch(() => undefined))

  useEffect(() => {
    if (next !== 'soon') return
    dirtySince.current ??= Date.now()
    const wait = Math.max(0, Math.min(pause, dirtySince.current + longest - Date.now()))
    const timer = setTimeout(() => {
      dirtySince.current = null
      trySaving()
    }, wait)
    return () => clearTimeout(timer)
    // Every key begins the pause again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [text, next])

  const saveHeldUp = useEffectEvent(() => {
    if (state === 'ended') trySaving()
  })
  useEffect(() => {
    // As soon as the writer is back; what the server refuses again waits.
    if (isOwn) saveHeldUp()
  }, [isOwn])

  useEffect(() => {
    if (next !== 'again') return
    const again = () => trySaving()
    const timer = setInterval(again, retryAfter)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [next])
}
